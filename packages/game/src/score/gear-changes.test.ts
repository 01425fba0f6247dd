import { expect, test } from 'vitest';
import { anItem } from '../../test/an-item.ts';
import { CHEST, FEET, HEAD, LEGS, type SlotId } from '../slot/slots.ts';
import { byGain, gearChanges } from './gear-changes.ts';
import type { Gear } from '../set/gear-set.ts';
import { emptyGear } from '../set/new-gear-set.ts';
import { EMPTY_PIECE } from '../set/piece.ts';

const worn = (baseId: number, slotId: SlotId, strength: number) => ({
  ...EMPTY_PIECE,
  item: anItem({ baseId, slotId, stats: { strength } }),
});
const gem = anItem({ baseId: 50, kind: 'gem', stats: { strength: 4 } });

test('V5: two sets are compared slot by slot, and their changes ordered by gain', () => {
  const before: Gear = {
    ...emptyGear(),
    [HEAD]: worn(1, HEAD, 10),
    [CHEST]: worn(2, CHEST, 20),
    [LEGS]: worn(3, LEGS, 30),
  };
  const after: Gear = {
    ...emptyGear(),
    [HEAD]: worn(1, HEAD, 10),
    [CHEST]: { ...worn(2, CHEST, 20), gems: [gem] },
    [LEGS]: worn(4, LEGS, 25),
    [FEET]: worn(5, FEET, 12),
  };
  const changes = gearChanges(before, after, { strength: 2 });
  const told = changes.map(({ slot, kind, by }) => ({ slot, kind, by }));
  expect(told).toEqual([
    { slot: HEAD, kind: 'same', by: 0 },
    { slot: CHEST, kind: 'details', by: 8 },
    { slot: LEGS, kind: 'item', by: -10 },
    { slot: FEET, kind: 'item', by: 24 },
  ]);
  expect(byGain(changes).map(({ slot }) => slot)).toEqual([FEET, CHEST, HEAD, LEGS]);
});
