import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createPublicSet } from '@gearwright/api/generated/operations.ts';
import { OPEN_API } from '../src/rest/open-api.ts';
import { guest } from './askers.ts';
import { SHARED } from './calls/a-mage.ts';
import { runServer } from './run-server.ts';

const running = await runServer('sqlite', { REQUESTS_PER_MINUTE: '40' });
afterAll(() => running.close());

const read = async (path: string) => {
  const reply = await fetch(running.origin + path, { headers: { origin: 'https://other.test' } });
  return { reply, body: (await reply.json()) as Record<string, unknown> };
};

const page = readFileSync(join(import.meta.dirname, '../../../docs/api.md'), 'utf8');
const EXAMPLES = [...page.matchAll(/```\nGET (\/\S+)\n```\n\n```json\n([^`]{1,500})\n```/g)].map(
  ([, path, answer]) => ({ path: path!, answer: JSON.parse(answer!) as object }),
);

test('the page about the API has examples', () => expect(EXAMPLES).toHaveLength(3));

test.each(EXAMPLES)('$path is answered as the page says', async ({ path, answer }) => {
  const { reply, body } = await read(path);
  expect(body).toMatchObject(answer);
  expect(reply.status).toBe('error' in body ? 404 : 200);
});

test('any page of any site may read, and keep what it read', async () => {
  const { reply } = await read('/api/v1/tbc/items/32837');
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=3600',
  });
});

test('X3: a shared set is read with the figures of its sheet, and nothing of its owner', async () => {
  const { createPublicSet: link } = await guest(running).call(createPublicSet, { input: SHARED });
  const { body } = await read(`/api/v1/wrath/sets/${link.publicId}`);
  expect(body).toMatchObject({ name: SHARED.name, gameClass: 'mage', warnings: [] });
  const { totals } = body as { readonly totals: Readonly<Record<string, number>> };
  expect(totals['intellect']).toBeGreaterThan(100);
  const { values } = body as { readonly values: readonly { readonly value: number }[] };
  expect(values).toHaveLength(SHARED.points.length);
  expect(values[0]!.value).toBeGreaterThan(100);
  expect(body).not.toHaveProperty('characterId');
  expect((await read(`/api/v1/tbc/sets/${link.publicId}`)).reply.status).toBe(404);
});

test.each([
  ['/api/v1/mop/items/1', 400, 'malformed'],
  ['/api/v1/tbc/sets/nobody', 404, 'publicSetNotFound'],
  [`/api/v1/tbc/items/${'1'.repeat(65)}`, 400, 'tooLong'],
])('%s is refused with %i', async (path, status, code) => {
  const { reply, body } = await read(path);
  expect([reply.status, (body['error'] as { code: string }).code]).toEqual([status, code]);
});

test('what it is described as is what is answered', async () => {
  expect((await read('/api/v1/openapi.json')).body).toEqual(
    JSON.parse(JSON.stringify(OPEN_API)) as object,
  );
  const { body } = await read('/api/v1/tbc/items/32837');
  expect(Object.keys(body)).toEqual(
    expect.arrayContaining([...OPEN_API.components.schemas.Item.required]),
  );
});

test('who asks too often is told when to come again', async () => {
  // Counted by the minute, which may end meanwhile.
  let { reply } = await read('/api/v1/tbc/items/1');
  for (let asked = 0; asked < 200 && reply.status !== 429; asked++) {
    ({ reply } = await read('/api/v1/tbc/items/1'));
  }
  expect(reply.status).toBe(429);
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
});
