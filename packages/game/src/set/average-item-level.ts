import {
  AMMO,
  MAIN_HAND,
  OFF_HAND,
  SHEET_ORDER,
  SHIRT,
  TABARD,
  type SlotId,
} from '../slot/slots.ts';
import type { Gear } from './gear-set.ts';

const LEFT_OUT: readonly SlotId[] = [AMMO, SHIRT, TABARD];

/** Slots whose being empty is a lack: not the other hand of a two-hander, nor what is worn for looks. */
export function slotsThatCount(gear: Gear): readonly SlotId[] {
  const twoHanded = gear[MAIN_HAND].item?.handed === 'two';
  return SHEET_ORDER.filter(
    (slot) => !LEFT_OUT.includes(slot) && !(slot === OFF_HAND && twoHanded && !gear[slot].item),
  );
}

/** Of what is worn, without shirt, tabard and ammunition; null for a naked one. */
export function averageItemLevel(gear: Gear): number | null {
  const worn = slotsThatCount(gear).flatMap((slot) => gear[slot].item ?? []);
  if (worn.length === 0) return null;
  return worn.reduce((sum, { itemLevel }) => sum + itemLevel, 0) / worn.length;
}
