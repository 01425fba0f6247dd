import { dropCopies } from './drop-copies.ts';
import type { EquipRule } from './rule.ts';

/** A unique item, or one of a limited category, takes the place of those it cannot be worn with. */
export const dropConflicts: EquipRule = (gear, { slot }) =>
  dropCopies(gear, { slot, socket: null });
