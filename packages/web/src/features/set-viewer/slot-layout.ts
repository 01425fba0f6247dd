import { classFacts } from '@gearwright/game/dataset/class-facts.ts';
import { BOW, CROSSBOW, GUN } from '@gearwright/game/item/weapon-types.ts';
import type { GearSet } from '@gearwright/game/set/gear-set.ts';
import type { Rules } from '@gearwright/game/set/rules.ts';
import {
  AMMO,
  BACK,
  CHEST,
  FEET,
  FINGER_1,
  FINGER_2,
  HANDS,
  HEAD,
  LEGS,
  MAIN_HAND,
  NECK,
  OFF_HAND,
  RANGED,
  SHIRT,
  SHOULDERS,
  TABARD,
  TRINKET_1,
  TRINKET_2,
  WAIST,
  WRISTS,
  type SlotId,
} from '@gearwright/game/slot/slots.ts';

/** Left of the figure, from head to wrists. */
export const LEFT: readonly SlotId[] = [HEAD, NECK, SHOULDERS, BACK, CHEST, SHIRT, TABARD, WRISTS];
/** Right of it, from the hands down. */
export const RIGHT: readonly SlotId[] = [
  HANDS,
  WAIST,
  LEGS,
  FEET,
  FINGER_1,
  FINGER_2,
  TRINKET_1,
  TRINKET_2,
];
/** Below it: what is held. */
export const HELD: readonly SlotId[] = [MAIN_HAND, OFF_HAND, RANGED];

/** Ammunition only for those who can shoot, and where some is in the quiver already. */
export function heldSlots({ gear, gameClass }: GearSet, { dataset }: Rules): readonly SlotId[] {
  const ranged = classFacts(dataset, gameClass)?.ranged ?? [];
  const shoots = ranged.some(({ type }) => type === BOW || type === GUN || type === CROSSBOW);
  return shoots || gear[AMMO].item ? [...HELD, AMMO] : HELD;
}

/** As they follow each other on a phone, and when one turns from slot to slot. */
export function slotOrder(held: readonly SlotId[]): readonly SlotId[] {
  return [...LEFT, ...RIGHT, ...held];
}

/** The slot before or after, wrapping around. */
export function slotBeside(slot: SlotId, step: 1 | -1, held: readonly SlotId[]): SlotId {
  const order = slotOrder(held);
  const place = order.indexOf(slot) + step;
  return order[(place + order.length) % order.length]!;
}

const ROWS = LEFT.map((slot, row) => [slot, RIGHT[row]!] as const);

/** Where an arrow leads from a slot; the slot itself at an edge. */
export function slotTowards(slot: SlotId, key: string, held: readonly SlotId[]): SlotId {
  const rows: readonly (readonly SlotId[])[] = [...ROWS, held];
  const row = rows.findIndex((slots) => slots.includes(slot));
  const column = rows[row]!.indexOf(slot);
  const at = (place: number, of: readonly SlotId[] | undefined): SlotId =>
    of?.[Math.min(place, of.length - 1)] ?? slot;
  switch (key) {
    case 'ArrowUp':
      // From what is held, the way up goes along the side one stands on.
      return at(row === ROWS.length ? Math.min(column, 1) : column, rows[row - 1]);
    case 'ArrowDown':
      return at(row === ROWS.length - 1 && column === 1 ? held.length - 1 : column, rows[row + 1]);
    case 'ArrowLeft':
      return rows[row]![column - 1] ?? slot;
    case 'ArrowRight':
      return rows[row]![column + 1] ?? slot;
    case 'Home':
      return HEAD;
    case 'End':
      return held.at(-1) ?? slot;
    default:
      return slot;
  }
}
