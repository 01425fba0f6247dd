import { expect, test } from 'vitest';
import { leftToDo } from '@gearwright/game/findings/left-to-do.ts';
import type { Gear } from '@gearwright/game/set/gear-set.ts';
import { newGearSet } from '@gearwright/game/set/new-gear-set.ts';
import { EMPTY_PIECE } from '@gearwright/game/set/piece.ts';
import { storeSet } from '@gearwright/game/stored/store-set.ts';
import { AMMO, CHEST, SHIRT, type SlotId } from '@gearwright/game/slot/slots.ts';
import { classic } from '@gearwright/game/edition/classic.ts';
import { anItem } from '@gearwright/game/test/an-item.ts';
import { fixtureRules } from '@gearwright/game/test/rules/fixture-dataset.ts';
import { summaryOfSet } from '../src/rules/summaries.ts';

test('C1, D21: a card and the viewer count alike what is acquired, arrows included', () => {
  const facts = { id: 'a', characterId: 'b', name: 'Raid', phase: 1 } as const;
  const set = newGearSet({ ...facts, gameClass: 'hunter', spec: 'survival' });
  const worn = (slotId: SlotId, itemAcquired: boolean) => ({
    ...EMPTY_PIECE,
    item: anItem({ baseId: 900 + slotId, slotId }),
    itemAcquired,
  });
  const gear: Gear = {
    ...set.gear,
    [CHEST]: worn(CHEST, true),
    [SHIRT]: worn(SHIRT, true),
    [AMMO]: worn(AMMO, false),
  };
  const { itemIds, acquired } = summaryOfSet(storeSet({ ...set, gear }));
  const viewed = leftToDo(gear, fixtureRules(classic));
  expect({ worn: itemIds.filter(Boolean).length, acquired }).toEqual({ worn: 3, acquired: 2 });
  expect(viewed).toMatchObject({ worn: 3, acquired: 2 });
});
