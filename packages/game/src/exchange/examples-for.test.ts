import { expect, test } from 'vitest';
import type { Dataset } from '../dataset/dataset.ts';
import type { ExampleSet } from '../dataset/tables.ts';
import { EDITIONS } from '../edition/editions.ts';
import { examplesFor, type ExampleWish } from './examples-for.ts';

const example = (name: string, facts: Partial<ExampleSet> = {}): ExampleSet => ({
  gameClass: 'warrior',
  spec: 'fury',
  name,
  phase: 1,
  level: 60,
  faction: null,
  author: 'Someone',
  talents: null,
  items: [],
  ...facts,
});

const dataset = {
  classes: [
    { gameClass: 'warrior', specs: [{ key: 'fury', name: 'Fury', role: 'dps' }] },
  ] as unknown as Dataset['classes'],
  examples: [
    example('before raids', { phase: 0 }),
    example('first'),
    example('second', { phase: 2 }),
    example('later', { phase: 5 }),
    example('of the role', { spec: 'dps' }),
    example('of any', { spec: 'any' }),
    example('tank', { spec: 'tank' }),
    example('horde', { faction: 'horde' }),
    example('mage', { gameClass: 'mage' }),
    example('low', { level: 40 }),
  ],
};
const wish: ExampleWish = {
  gameClass: 'warrior',
  spec: 'fury',
  level: 60,
  faction: 'alliance',
  phase: 2,
};
const names = (change: Partial<ExampleWish>, edition = EDITIONS.classic) =>
  examplesFor(dataset, edition, { ...wish, ...change }).map(({ name }) => name);

test('S7: examples of class, spec or role, up to the phase, the latest first', () => {
  expect(names({})).toEqual(['second', 'first', 'of the role', 'of any', 'low', 'before raids']);
});
test('S7: only what the character can wear', () => {
  expect(names({ level: 40 })).toEqual(['low']);
  expect(names({ faction: 'horde', phase: 1 })).toContain('horde');
});
test('D10: phases beyond the last count as the last; phase 0 is the default', () => {
  expect(names({ phase: 4 }, EDITIONS.sod)).toContain('later');
  expect(names({ phase: 0 }, EDITIONS.sod)).not.toContain('later');
});
