import { SLOT_IDS } from '../slot/slots.ts';
import type { Gear } from './gear-set.ts';

/** Base ids of all that is worn. */
export function wornIds(gear: Gear): readonly number[] {
  return SLOT_IDS.flatMap((slot) => gear[slot].item?.baseId ?? []);
}
