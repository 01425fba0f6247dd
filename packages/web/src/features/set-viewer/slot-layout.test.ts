import { expect, test } from 'vitest';
import {
  AMMO,
  FINGER_1,
  HANDS,
  HEAD,
  MAIN_HAND,
  NECK,
  OFF_HAND,
  RANGED,
  SLOT_IDS,
  TRINKET_2,
  WRISTS,
} from '@gearwright/game/slot/slots.ts';
import { HELD, slotOrder, slotTowards } from './slot-layout.ts';

test('V1: all twenty slots have a place', () => {
  expect(slotOrder([...HELD, AMMO]).toSorted((a, b) => a - b)).toEqual(SLOT_IDS);
});

test.each([
  [HEAD, 'ArrowDown', NECK],
  [HEAD, 'ArrowUp', HEAD],
  [HEAD, 'ArrowLeft', HEAD],
  [HEAD, 'ArrowRight', HANDS],
  [WRISTS, 'ArrowDown', MAIN_HAND],
  [TRINKET_2, 'ArrowDown', RANGED],
  [MAIN_HAND, 'ArrowRight', OFF_HAND],
  [MAIN_HAND, 'ArrowUp', WRISTS],
  [RANGED, 'ArrowUp', TRINKET_2],
  [RANGED, 'ArrowDown', RANGED],
  [FINGER_1, 'End', RANGED],
  [FINGER_1, 'x', FINGER_1],
] as const)('P9: from slot %i, %s leads to %i', (slot, key, next) => {
  expect(slotTowards(slot, key, HELD)).toBe(next);
});
