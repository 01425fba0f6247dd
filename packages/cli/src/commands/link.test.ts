import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { COMMANDS } from '../commands.ts';
import { gw } from '../gw.ts';

async function said(words: readonly string[], input = '') {
  const output = new PassThrough();
  const errors = new PassThrough();
  const code = await gw(words, COMMANDS, { input: Readable.from([input]), output, errors });
  output.end();
  errors.end();
  return { code, output: await text(output), errors: await text(errors) };
}

interface Told {
  readonly totals: object;
  readonly values: readonly { readonly value: number }[];
}

const SET = JSON.stringify({
  name: 'Naxx',
  character: { name: 'Ann', level: 80, race: 'HUMAN', gameClass: 'MAGE' },
  items: [{ slot: 'MAIN_HAND', id: 40489 }],
});

test('X3: a set is written into a link and read from it, with its totals and values', async () => {
  const written = await said(
    ['link', '--write', '-e', 'wrath', '--site', 'https://wrath.test/'],
    SET,
  );
  expect(written.output).toMatch(/^https:\/\/wrath\.test\/link\/1[\w-]+\n$/);
  const { output } = await said(['link', written.output.trim()]);
  const told = JSON.parse(output) as Told;
  expect(told).toMatchObject({ gameClass: 'mage', character: { level: 80 }, warnings: [] });
  expect(told.totals).toHaveProperty('intellect');
  expect(told.values[0]!.value).toBeGreaterThan(0);
  // What stands behind /link/ will do.
  const packed = written.output.trim().split('/').at(-1)!;
  expect((await said(['link', packed])).output).toBe(output);
});

test.each([
  [['link'], 'Which link? Name it, or write one with --write.\n'],
  [['link', '1eJx'], 'This is no link that carries a set, or part of it was lost.\n'],
  [
    ['link', 'https://a.test/set/b'],
    'This is no link that carries a set, or part of it was lost.\n',
  ],
])('%o gets one sentence', async (words, errors) => {
  expect(await said(words)).toEqual({ code: 2, output: '', errors });
});

test('an item is told as the API tells it, with its tooltip', async () => {
  const { output } = await said(['item', '-e', 'tbc', '32837']);
  const told = JSON.parse(output) as { readonly tooltip: readonly object[] };
  expect(told).toMatchObject({ id: 32837, name: 'Warglaive of Azzinoth', itemLevel: 156 });
  expect(told.tooltip[0]).toMatchObject({ kind: 'name', text: 'Warglaive of Azzinoth' });
  expect(await said(['item', '-e', 'tbc', '999999999'])).toMatchObject({
    code: 2,
    errors: 'No item "999999999".\n',
  });
});
