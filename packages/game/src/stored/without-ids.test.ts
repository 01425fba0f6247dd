import { expect, test } from 'vitest';
import { newGearSet } from '../set/new-gear-set.ts';
import { storeSet } from './store-set.ts';
import { withoutIds } from './without-ids.ts';

test('what tells of the owner goes, all else stays', () => {
  const who = { id: 's', characterId: 'c', name: 'Raid', spec: 'fire', phase: 1 };
  const stored = storeSet(newGearSet({ ...who, gameClass: 'mage' }));
  const without = withoutIds(stored);
  const gone = Object.keys(stored).filter((key) => !(key in without));
  expect(gone.toSorted()).toEqual(['characterId', 'id', 'pinned', 'publicId', 'version']);
  expect(stored).toMatchObject(without);
});
