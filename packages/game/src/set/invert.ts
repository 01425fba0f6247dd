import { SLOT_IDS } from '../slot/slots.ts';
import type { GearSet, SetEdit } from './gear-set.ts';

/**
 * The edit that takes back what lies between two states of a set, and nothing else: slots and fields that did not
 * change keep what others have made of them since (acceptance D17).
 */
export function inverseOf(before: GearSet, after: GearSet): SetEdit {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof GearSet>;
  const changed = [...keys].filter((key) => key !== 'gear' && before[key] !== after[key]);
  const slots = SLOT_IDS.filter((slot) => before.gear[slot] !== after.gear[slot]);
  return (set) => {
    const restored: Record<string, unknown> = { ...set };
    for (const key of changed) {
      if (key in before) restored[key] = before[key];
      else delete restored[key];
    }
    if (slots.length > 0) {
      const pieces = Object.fromEntries(slots.map((slot) => [slot, before.gear[slot]]));
      restored.gear = { ...set.gear, ...pieces };
    }
    return restored as unknown as GearSet;
  };
}

export interface AppliedEdit {
  readonly set: GearSet;
  readonly undo: SetEdit;
}

/** The edit together with the way back from it. */
export function invertible(edit: SetEdit): (set: GearSet) => AppliedEdit {
  return (before) => {
    const set = edit(before);
    return { set, undo: inverseOf(before, set) };
  };
}
