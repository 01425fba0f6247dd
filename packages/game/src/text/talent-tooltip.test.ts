import { expect, test } from 'vitest';
import { fixtureTalents } from '../../test/rules/fixture-talents.ts';
import type { DatasetTexts } from '../dataset/dataset.ts';
import type { TalentRanks } from '../talent/talent-order.ts';
import { talentTooltip } from './talent-tooltip.ts';

const talents = fixtureTalents('warrior', 46917);
const texts = {
  talentRank: (spellId: number) => ({
    spellId,
    description: `Says ${spellId}.`,
    cost: '30 Rage',
    range: 'Melee Range',
    castTime: null,
    cooldown: '6 sec cooldown',
    requires: 'Requires Melee Weapon',
  }),
} as unknown as DatasetTexts;

const ranks = (...arms: number[]): TalentRanks => [arms, [], []];
const tooltip = (talent: number, taken: TalentRanks, level = 60) =>
  talentTooltip({ tree: 0, talent }, taken, talents, level, texts);
const words = (spellId: number) => ({
  details: [
    ['30 Rage', 'Melee Range'],
    ['6 sec cooldown', null],
  ],
  requires: 'Requires Melee Weapon',
  description: `Says ${spellId}.`,
});

test('K1: a talent not taken tells its first rank, and no next one', () => {
  expect(tooltip(0, ranks())).toEqual({
    name: 'Arms 0',
    rank: 'Rank 0/5',
    refusals: [],
    words: words(10_000),
    next: null,
  });
});

test('K1: a talent taken tells its rank and the next; the last has none', () => {
  expect(tooltip(0, ranks(2))).toMatchObject({ words: words(10_001), next: words(10_002) });
  expect(tooltip(0, ranks(5))).toMatchObject({
    rank: 'Rank 5/5',
    words: words(10_004),
    next: null,
  });
});

test('K1: it says everything it lacks', () => {
  expect(tooltip(4, ranks(1)).refusals).toEqual([
    'Requires 5 points in Arms Talents',
    'Requires 3 points in Arms 1',
  ]);
});

test('K1: it says that no points are left, unless it wants none', () => {
  expect(tooltip(1, ranks(5), 14).refusals).toEqual(['No talent points are left at level 14']);
  expect(tooltip(0, ranks(5), 14).refusals).toEqual([]);
});

test('without texts the name and the rank are told', () => {
  const told = talentTooltip({ tree: 0, talent: 0 }, ranks(1), talents, 60, null);
  expect(told).toMatchObject({ name: 'Arms 0', rank: 'Rank 1/5', words: null, next: null });
});
