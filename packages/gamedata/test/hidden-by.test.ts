import { expect, test } from 'vitest';
import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import { hiddenBy } from '@gearwright/game/search/hidden-by.ts';
import { searchItems } from '@gearwright/game/search/search-items.ts';
import { buildSearchIndex } from '@gearwright/game/search/search-index.ts';
import { FINGER_1 } from '@gearwright/game/slot/slots.ts';
import { loadDataset } from '../src/load.ts';

test('V2: as many as are told to be hidden by source are shown when it is set aside', () => {
  const edition = EDITIONS.tbc;
  const index = buildSearchIndex(loadDataset('tbc'), edition);
  const sources = edition.sources.map(({ key }) => key).filter((key) => key !== 'raid');
  const query = { slotId: FINGER_1, obtainable: true, sources } as const;
  const total = (asked: Parameters<typeof searchItems>[1]) => searchItems(index, asked).total;
  const told = hiddenBy(index, query).sources ?? 0;
  expect(told).toBeGreaterThan(0);
  expect(total(query) + told).toBe(total({ ...query, sources: null }));
});
