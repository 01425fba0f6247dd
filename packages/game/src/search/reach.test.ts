import { expect, test } from 'vitest';
import { makeItem } from '../../test/rules/make.ts';
import { smallDataset } from '../../test/small-dataset.ts';
import { burningCrusade } from '../edition/burning-crusade.ts';
import { classic } from '../edition/classic.ts';
import type { Edition } from '../edition/edition.ts';
import type { Item, SourceType } from '../item/item.ts';
import { whyOutOfReach } from './reach.ts';

function why(sourceTypes: readonly SourceType[], edition: Edition, isAsked = false) {
  const item: Item = makeItem(1, { sourceTypes });
  const dataset = smallDataset({ items: [item] });
  return whyOutOfReach({ dataset, edition, table: dataset.items }, 0, isAsked);
}

test.each([
  [['raid'], burningCrusade, null],
  [[], burningCrusade, 'noSource'],
  [['worldboss'], burningCrusade, 'luck'],
  [['worldboss', 'quest'], burningCrusade, null],
  [['worldboss'], classic, null],
  [['event'], classic, 'luck'],
] as const)('%j: %#', (sources, edition, expected) => {
  expect(why(sources, edition)).toBe(expected);
});

test('who names the source asks for it', () => {
  expect(why(['worldboss'], burningCrusade, true)).toBeNull();
});

test('what the game gives no more is out of reach', () => {
  const dataset = smallDataset({
    items: [makeItem(1, { sourceTypes: ['raid'] })],
    retired: { items: [1], enchants: [] },
  });
  const index = { dataset, edition: classic, table: dataset.items };
  expect(whyOutOfReach(index, 0)).toBe('noSource');
});

test('the highest ranks of PvP are out of reach, unless it comes otherwise too', () => {
  const ranked = (sourceTypes: readonly SourceType[], pvpRank: number) => {
    const dataset = smallDataset({ items: [makeItem(1, { sourceTypes })] });
    const table = { ...dataset.items, pvpRanks: Uint8Array.of(pvpRank) };
    return whyOutOfReach({ dataset, edition: classic, table }, 0);
  };
  expect(ranked(['pvp'], 14)).toBe('rank');
  expect(ranked(['pvp'], 8)).toBeNull();
  expect(ranked(['pvp', 'vendor'], 14)).toBeNull();
});
