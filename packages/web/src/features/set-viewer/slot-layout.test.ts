import { expect, test } from 'vitest';
import { AMMO, SLOT_IDS } from '@gearwright/game/slot/slots.ts';
import { HELD, slotOrder } from './slot-layout.ts';

test('V1: every slot has its place around the figure', () => {
  expect(slotOrder([...HELD, AMMO]).toSorted((a, b) => a - b)).toEqual(SLOT_IDS);
});
