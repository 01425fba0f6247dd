import type { WeaponStyle } from '../dataset/value-tables.ts';
import type { Handed } from '../item/item.ts';
import * as weapon from '../item/weapon-types.ts';
import { MAIN_HAND, OFF_HAND } from '../slot/slots.ts';
import type { SlotId } from '../slot/slots.ts';

/** How the hands are to be armed: one of these ways, with these weapons. */
export interface ArmsGoal {
  readonly styles: readonly WeaponStyle[];
  readonly main?: HandGoal;
  readonly off?: HandGoal;
}

export interface HandGoal {
  /** null for any. */
  readonly types?: readonly number[] | null;
  /** Seconds a swing. */
  readonly speeds?: readonly [least: number, most: number] | null;
}

/** What a hand may hold. */
export interface HandPart {
  readonly handed: readonly Handed[];
  readonly weaponTypes: readonly number[] | null;
  readonly speeds: readonly [number, number] | null;
}

interface StyleHands {
  readonly main: readonly Handed[];
  readonly off: readonly Handed[];
  /** Besides weapons. */
  readonly held: readonly number[];
}

/** What each way puts into the hands. */
const HANDS: Readonly<Record<WeaponStyle, StyleHands>> = {
  twoHand: { main: ['two'], off: [], held: [] },
  twoOneHanders: { main: ['one', 'main'], off: ['one', 'off'], held: [] },
  twoTwoHanders: { main: ['two'], off: ['two'], held: [] },
  shield: { main: ['one', 'main'], off: [], held: [weapon.SHIELD] },
  heldOffHand: { main: ['one', 'main'], off: [], held: [weapon.HELD_IN_OFF_HAND] },
  oneHand: { main: ['one', 'main'], off: [], held: [] },
};

const NO_WEAPONS: readonly number[] = [weapon.SHIELD, weapon.HELD_IN_OFF_HAND];
const WEAPONS: readonly number[] = [...weapon.WEAPON_TYPES.keys()].filter(
  (type) => !NO_WEAPONS.includes(type),
);

/** What may go into a hand by the ways allowed; null for another slot. */
export function handPart({ styles, main, off }: ArmsGoal, slot: SlotId): HandPart | null {
  if (slot === MAIN_HAND) {
    return {
      handed: union(styles.flatMap((style) => HANDS[style].main)),
      weaponTypes: main?.types ?? null,
      speeds: main?.speeds ?? null,
    };
  }
  if (slot !== OFF_HAND) return null;
  const handed = union(styles.flatMap((style) => HANDS[style].off));
  const held = styles.flatMap((style) => HANDS[style].held);
  const weapons = handed.length === 0 ? [] : (off?.types ?? WEAPONS);
  return {
    // Shields and tomes belong to the off hand.
    handed: held.length > 0 ? union([...handed, 'off']) : handed,
    weaponTypes: [...weapons, ...held],
    speeds: handed.length === 0 ? null : (off?.speeds ?? null),
  };
}

function union<Value>(values: readonly Value[]): readonly Value[] {
  return [...new Set(values)];
}
