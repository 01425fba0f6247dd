import { expect, test } from 'vitest';
import { wrath } from '@gearwright/game/edition/wrath.ts';
import { fixtureRules, fixtureSet } from '@gearwright/game/test/rules/fixture-dataset.ts';
import { tabCounts } from './tab-counts.ts';

test('V1: the tabs tell the points of each tree and how much is on', () => {
  const rules = fixtureRules(wrath);
  expect(tabCounts(fixtureSet(), rules)).toEqual({});
  const consumables = [
    { itemId: 1, enabled: true, slotId: null },
    { itemId: 2, enabled: false, slotId: null },
  ];
  const buffs = [{ spellId: 3, improvementIds: [], enabled: true }];
  expect(tabCounts(fixtureSet({ talents: '0aa', buffs, consumables }), rules)).toEqual({
    talents: '2/0/0',
    buffs: '2',
  });
});
