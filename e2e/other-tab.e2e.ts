import { inject, test } from 'vitest';
import { seedRoster } from './seed-roster.ts';
import { withBrowser } from './visit.ts';

const visit = withBrowser();

const SEED = {
  edition: 'tbc',
  character: { name: 'Vaelreth', race: 'bloodelf', gameClass: 'paladin' },
  sets: [{ name: 'Hyjal Bulwark', spec: 'protection', example: null }],
} as const;

test('S3: a set deleted in one tab says so in the other', () =>
  visit({ site: 'tbc', path: '/robots.txt' }, async (page) => {
    const address = inject('addresses').tbc;
    const { characterId, setIds } = await seedRoster(page, address, SEED);
    const path = `${address}/character/${characterId}/set/${setIds[0]}`;
    await page.goto(path);
    await page.locator('[data-slot]').first().waitFor();

    const other = await page.context().newPage();
    await other.goto(path);
    await other.getByRole('button', { name: 'More actions' }).click();
    await other.getByRole('menuitem', { name: 'Delete Set' }).click();
    await other.getByRole('button', { name: 'Delete', exact: true }).click();
    await other.getByText('Deleted Hyjal Bulwark').waitFor();

    await page.getByRole('heading', { name: 'Hyjal Bulwark was deleted' }).waitFor();
    await page.getByRole('link', { name: 'To Vaelreth' }).click();
    await page.getByText('This character has no sets.').waitFor();
  }));
