import { describe, expect, test } from 'vitest';
import { context, names, strong } from '../../test/autofill-context.ts';
import { fixtureSet } from '../../test/rules/fixture-dataset.ts';
import type { Item } from '../item/item.ts';
import { pieceOf } from '../set/piece.ts';
import * as slot from '../slot/slots.ts';
import { autofill } from './autofill.ts';
import { exactAutofill } from './exact/exact-autofill.ts';

describe('Q2, Q3: what is worn already', () => {
  const ring = (baseId: number, strength: number): Item =>
    strong(baseId, strength, { slotId: slot.FINGER_1, unique: true });
  const rings = [ring(1, 30), ring(2, 20), ring(3, 10)];
  const wearing = (first: Item, second: Item) =>
    context(
      { items: rings },
      {
        gear: {
          ...fixtureSet({}).gear,
          [slot.FINGER_1]: { ...pieceOf(first, null), itemAcquired: true },
          [slot.FINGER_2]: pieceOf(second, null),
        },
      },
    );

  test.each([
    { way: 'autofill', fill: autofill },
    { way: 'exact autofill', fill: exactAutofill },
  ])('$way leaves a ring on its finger', ({ fill }) => {
    const swapped = fill(wearing(rings[1]!, rings[0]!)).gear;
    expect(names(swapped, slot.FINGER_1, slot.FINGER_2)).toEqual(['20', '30']);
    expect(swapped[slot.FINGER_1].itemAcquired).toBe(true);
    const better = fill(wearing(rings[2]!, rings[0]!)).gear;
    expect(names(better, slot.FINGER_1, slot.FINGER_2)).toEqual(['20', '30']);
    expect(better[slot.FINGER_1].itemAcquired).toBe(false);
  });

  test('of what is worn only the owned stays, where only that counts', () => {
    const given = wearing(rings[0]!, rings[1]!);
    const { gear } = exactAutofill({ ...given, owned: new Set(['2']) });
    expect(names(gear, slot.FINGER_1, slot.FINGER_2)).toEqual([null, '20']);
    const nothing = exactAutofill({ ...given, owned: new Set(['9']) });
    expect(names(nothing.gear, slot.FINGER_1, slot.FINGER_2)).toEqual([null, null]);
    const banned = exactAutofill({ ...given, banned: { items: ['1', '2', '3'] } });
    expect(names(banned.gear, slot.FINGER_1, slot.FINGER_2)).toEqual([null, null]);
  });

  test('a ring in a slot that is not filled is not moved', () => {
    const given = wearing(rings[1]!, rings[2]!);
    const { gear } = autofill(given, [slot.FINGER_2]);
    expect(names(gear, slot.FINGER_1, slot.FINGER_2)).toEqual(['20', '30']);
  });
});
