import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { COMMANDS } from '../commands.ts';
import { gw } from '../gw.ts';

async function said(words: readonly string[]) {
  const output = new PassThrough();
  const errors = new PassThrough();
  const code = await gw(words, COMMANDS, { input: new PassThrough(), output, errors });
  output.end();
  errors.end();
  return { code, output: await text(output), errors: await text(errors) };
}

const FURY = ['value', '--edition', 'wrath', '--class', 'warrior', '--spec', 'fury'];

test('Y2: an item is worth its stats and its effect, with the reason', async () => {
  const { output } = await said([...FURY, '--phase', '2', 'Dark Matter']);
  const told = JSON.parse(output.split('\n')[0]!);
  expect(told).toMatchObject({ name: 'Dark Matter', weights: 'Fury, phase 2 · WoWSims, 2025' });
  expect(told.effect.reason).toMatch(/^Effect [\d.]+, measured by WoWSims for Fury/);
  const stats = told.stats.reduce((sum: number, each: { value: number }) => sum + each.value, 0);
  expect(told.value).toBeCloseTo(stats + told.effect.value);
});

test.each([
  [['value', '-e', 'wrath'], 'Unknown class "".\n'],
  [FURY, 'Which items? Name them by id or by name.\n'],
  [[...FURY, 'Sword of a Thousand Lies'], 'No item "Sword of a Thousand Lies".\n'],
  [[...FURY, '--phase', 'x', '1'], '--phase takes a whole number, not "x".\n'],
])('%o gets one sentence', async (words, errors) => {
  expect(await said(words)).toEqual({ code: 2, output: '', errors });
});
