import type { Gear } from '@gearwright/game/set/gear-set.ts';
import * as slots from '@gearwright/game/slot/slots.ts';
import type { SlotId } from '@gearwright/game/slot/slots.ts';

/** How many of so many are the same. */
export interface Share {
  readonly same: number;
  readonly of: number;
}

export interface Overlap {
  readonly bySlot: ReadonlyMap<string, Share>;
  readonly items: Share;
  readonly enchants: Share;
  readonly gems: Share;
}

/** Slots that are looked at together: which finger wears a ring is no difference. */
export const PLACES: readonly { readonly name: string; readonly slots: readonly SlotId[] }[] = [
  { name: 'head', slots: [slots.HEAD] },
  { name: 'neck', slots: [slots.NECK] },
  { name: 'shoulders', slots: [slots.SHOULDERS] },
  { name: 'back', slots: [slots.BACK] },
  { name: 'chest', slots: [slots.CHEST] },
  { name: 'wrists', slots: [slots.WRISTS] },
  { name: 'hands', slots: [slots.HANDS] },
  { name: 'waist', slots: [slots.WAIST] },
  { name: 'legs', slots: [slots.LEGS] },
  { name: 'feet', slots: [slots.FEET] },
  { name: 'rings', slots: [slots.FINGER_1, slots.FINGER_2] },
  { name: 'trinkets', slots: [slots.TRINKET_1, slots.TRINKET_2] },
  { name: 'weapons', slots: [slots.MAIN_HAND, slots.OFF_HAND] },
  { name: 'ranged', slots: [slots.RANGED] },
];

export function overlapOf(published: Gear, advised: Gear): Overlap {
  const bySlot = new Map<string, Share>();
  let enchants: Share = { same: 0, of: 0 };
  for (const place of PLACES) {
    const worn = (gear: Gear) => place.slots.flatMap((slot) => gear[slot].item?.baseId ?? []);
    bySlot.set(place.name, shared(worn(published), worn(advised)));
    const put = (gear: Gear) => place.slots.flatMap((slot) => gear[slot].enchant?.effectId ?? []);
    enchants = sum(enchants, shared(put(published), put(advised)));
  }
  const set = (gear: Gear) =>
    slots.SLOT_IDS.flatMap((slot) => gear[slot].gems.flatMap((gem) => gem?.baseId ?? []));
  return {
    bySlot,
    items: [...bySlot.values()].reduce(sum, { same: 0, of: 0 }),
    enchants,
    gems: shared(set(published), set(advised)),
  };
}

function shared(wanted: readonly number[], given: readonly number[]): Share {
  const left = [...given];
  let same = 0;
  for (const id of wanted) {
    const at = left.indexOf(id);
    if (at < 0) continue;
    left.splice(at, 1);
    same++;
  }
  return { same, of: wanted.length };
}

export function sum(a: Share, b: Share): Share {
  return { same: a.same + b.same, of: a.of + b.of };
}
