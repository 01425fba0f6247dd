import { expect, test } from 'vitest';
import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import { buildSearchIndex } from '@gearwright/game/search/search-index.ts';
import { searchItems } from '@gearwright/game/search/search-items.ts';
import { MAIN_HAND } from '@gearwright/game/slot/slots.ts';
import { loadDataset } from '../src/load.ts';

const DEVASTATION = '30316';

test.each([
  { lasting: true, best: false },
  { lasting: false, best: true },
])('Q2: weapons that vanish with their encounter are found, not ranked: $lasting', (each) => {
  const index = buildSearchIndex(loadDataset('tbc'), EDITIONS.tbc);
  const { hits } = searchItems(index, {
    slotId: MAIN_HAND,
    gameClass: 'warrior',
    lasting: each.lasting,
    statWeights: { weaponDps: 10, strength: 2 },
  });
  expect(hits.some(({ item }) => item.id === DEVASTATION)).toBe(each.best);
});
