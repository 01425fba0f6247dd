import { expect, inject, test } from 'vitest';
import { seedRoster } from './seed-roster.ts';
import { withBrowser } from './visit.ts';

const visit = withBrowser(['--disable-gpu', '--disable-3d-apis']);

test('M1: a browser that draws nothing in 3D says so, fetches nothing, and shows the drawn figure', async () => {
  await visit({ site: 'tbc', path: '/robots.txt' }, async (page) => {
    const origin = inject('addresses').tbc;
    const seeded = await seedRoster(page, origin, {
      edition: 'tbc',
      character: { name: 'Vaelreth', race: 'human', gameClass: 'warrior' },
      sets: [{ name: 'Bulwark', spec: 'fury', example: 'P3 Fury' }],
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${origin}/character/${seeded.characterId}/set/${seeded.setIds[0]}`);
    await page.getByText('Your browser does not draw in 3D').waitFor();
    expect(await page.locator('[data-model="unsupported"] img').getAttribute('src')).toContain(
      'alcove',
    );
    expect(asked.filter((url) => /viewer-|model-viewer/.test(url))).toEqual([]);
  });
});
