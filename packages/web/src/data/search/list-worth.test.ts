import { expect, test } from 'vitest';
import { smallDataset } from '@gearwright/game/test/small-dataset.ts';
import { FIXTURE_CLASSES } from '@gearwright/game/test/rules/fixture-classes.ts';
import { fixtureSet } from '@gearwright/game/test/rules/fixture-dataset.ts';
import { makeGem, makeItem } from '@gearwright/game/test/rules/make.ts';
import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import type { Point } from '@gearwright/game/point/point.ts';
import { searchItems } from '@gearwright/game/search/search-items.ts';
import { slotQuery } from '@gearwright/game/optimise/slot-query.ts';
import { CHEST } from '@gearwright/game/slot/slots.ts';
import { pointWorth } from './list-worth.ts';
import { searchIndexOf } from './search-index-of.ts';

const plain = makeItem(1, { slotId: CHEST, stats: { strength: 30 } });
const socketed = makeItem(2, { slotId: CHEST, stats: { strength: 20 }, sockets: ['red'] });
const items = [plain, socketed, makeGem(3, 'red', { stats: { strength: 16 } })];
const rules = {
  edition: EDITIONS.wrath,
  dataset: smallDataset({ classes: FIXTURE_CLASSES, items }),
  wearer: { race: 'human', gameClass: 'warrior', level: 80, faction: 'alliance' },
} as const;
const point = (value: number): Point => ({
  ...{ type: 'custom', pointId: `p${value}`, name: 'Might' },
  stats: [{ name: 'strength', value }],
});

test.each([1, 2])(
  'I2, Q1: to a tooltip an item gains what it does in the list of an empty slot: %i',
  (value) => {
    const set = fixtureSet({ phase: 5, points: [point(3), point(value)] });
    const worth = pointWorth(set, rules, point(value))!;
    const query = slotQuery({ rules, set, weights: { strength: value } }, CHEST);
    const { hits } = searchItems(searchIndexOf(rules), query);
    expect(hits.map(({ item }) => item.id)).toEqual(['2', '1']);
    expect(hits.map(({ item }) => worth.gain(item, CHEST))).toEqual([36 * value, 30 * value]);
    expect(hits.map(({ score }) => score)).toEqual([36 * value, 30 * value]);
    expect(worth.by).toBe('Might');
  },
);

test('I2: without a point nothing is worth anything', () => {
  expect(pointWorth(fixtureSet({ points: [] }), rules, null)).toBeNull();
});
