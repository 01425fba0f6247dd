import { expect, test } from 'vitest';
import { FactsFolder } from '../tables/facts-folder.ts';
import { compileEffectAverages } from './effect-averages.ts';

/** One row of procs, never written to the disk. */
class OneProc extends FactsFolder {
  readonly #row: object;

  constructor(row: object) {
    super('');
    this.#row = row;
  }

  protected override text(): string {
    return JSON.stringify([{ kind: 'item', id: 1, trigger: 'hit', ...this.#row }]);
  }
}

const known = {
  items: new Set([1]),
  enchants: new Set([3370]),
  sets: new Set([7]),
  setsNamed: (name: string) => (name === 'Battlegear' ? [7] : []),
};
const compiled = (row: object) => compileEffectAverages('wrath', new OneProc(row), known);
const strong = { stats: { strength: 30.7 }, uptime: 0.154 };

test('Y2: an effect keeps what it gives, how long and how often', () => {
  expect(compiled({ stats: { strength: 200 }, ppm: 1, duration: 10, average: strong })).toEqual([
    {
      kind: 'item',
      id: 1,
      trigger: 'hit',
      bonus: { strength: 200 },
      duration: 10,
      uptime: 0.154,
      stats: { strength: 30.7 },
    },
  ]);
});

test.each([
  ['nothing on average', {}],
  ['for a pet', { average: strong, affects: 'pet' }],
  ['under a condition', { average: strong, conditional: true }],
  ['a rate that nobody gives', { average: { ...strong, assumed: 'every event' } }],
  ['damage on every blow', { average: { dps: 120 }, chance: 1 }],
  ['an item of another edition', { average: strong, id: 2 }],
])('Y2: %s is left out', (_, row) => {
  expect(compiled(row)).toEqual([]);
});

test.each([
  ['damage with a pause', { average: { dps: 12 }, chance: 1, icd: 45 }],
  ['damage on use', { average: { dps: 12 }, chance: 1, trigger: 'use' }],
  ['a bonus that lasts', { average: strong, chance: 1, duration: 10 }],
  [
    'a bonus that grows with every cast',
    { stats: { mp5: 18 }, stacks: 8, average: { ...strong, assumed: 'every event' } },
  ],
])('Y2: %s counts', (_, row) => {
  expect(compiled(row)).toHaveLength(1);
});

test('Y2: a set without a number is known by its name', () => {
  const row = { kind: 'set', id: undefined, name: 'Battlegear', pieces: 4, average: strong };
  expect(compiled(row)).toMatchObject([{ kind: 'set', id: 7, pieces: 4 }]);
});

test('Y2: what an enchant lays on the enemy is kept, for it counts once', () => {
  const row = { kind: 'enchant', id: 3370, utility: 'debuff', chance: 1, stacks: 5 };
  expect(compiled(row)).toEqual([{ kind: 'enchant', id: 3370, trigger: 'hit', onEnemy: true }]);
});
