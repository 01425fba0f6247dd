import { fitsSlot } from '@gearwright/game/equip/fits-slot.ts';
import type { Item } from '@gearwright/game/item/item.ts';
import type { GainInSet } from '@gearwright/game/optimise/gain/gain-in-set.ts';
import { SLOT_IDS, type SlotId } from '@gearwright/game/slot/slots.ts';

/** What a set gains by an item in the slot that was asked for, or in the one where it gains most; null for what is not worn. */
export function gainOfItem(gains: GainInSet, item: Item, slot: SlotId | null): number | null {
  const { edition } = gains.measure.rules;
  const slots = slot === null ? SLOT_IDS.filter((each) => fitsSlot(item, each, edition)) : [slot];
  if (item.kind === 'gem' || slots.length === 0) return null;
  return Math.max(...slots.map((each) => gains.ofItem(each, item)));
}
