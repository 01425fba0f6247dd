import { expect, test } from 'vitest';
import { smallDataset } from '@gearwright/game/test/small-dataset.ts';
import { FIXTURE_CLASSES } from '@gearwright/game/test/rules/fixture-classes.ts';
import { fixtureSet } from '@gearwright/game/test/rules/fixture-dataset.ts';
import { makeGem, makeItem } from '@gearwright/game/test/rules/make.ts';
import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import { CHEST } from '@gearwright/game/slot/slots.ts';
import { pointWorth } from './list-worth.ts';

const plain = makeItem(1, { slotId: CHEST, stats: { strength: 30 } });
const socketed = makeItem(2, { slotId: CHEST, stats: { strength: 20 }, sockets: ['red'] });
const items = [plain, socketed, makeGem(3, 'red', { stats: { strength: 16 } })];
const rules = {
  edition: EDITIONS.wrath,
  dataset: smallDataset({ classes: FIXTURE_CLASSES, items }),
  wearer: { race: 'human', gameClass: 'warrior', level: 80, faction: 'alliance' },
} as const;

test('I2, Q1: an item is worth to a tooltip what it is in the list, best gems counted', () => {
  const points = [
    { type: 'custom', pointId: 'p', name: 'Might', stats: [{ name: 'strength', value: 2 }] },
  ] as const;
  const worth = pointWorth(fixtureSet({ phase: 5, points }), rules)!;
  expect(worth.by).toBe('Might');
  expect([worth.of(plain, CHEST), worth.of(socketed, CHEST)]).toEqual([60, 72]);
});

test('I2: without a point nothing is worth anything', () => {
  expect(pointWorth(fixtureSet({ points: [] }), rules)).toBeNull();
});
