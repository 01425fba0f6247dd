import { z } from 'zod';
import type { SlotId } from '../slot/slots.ts';
import type { ImportedPiece } from './imported.ts';

const id = z.number().int().min(0).max(0x7fffffff);

/** One entry of an item list as the add-on and the simulators write it; null and {} are empty slots. */
export const simulatorItem = z.union([
  z.null(),
  z.object({
    id: id.nullish(),
    enchant: id.nullish(),
    random_suffix: z.number().int().nullish(),
    randomSuffix: z.number().int().nullish(),
    gems: z.array(id.nullable()).max(6).nullish(),
    rune: id.nullish(),
  }),
]);

export type SimulatorItem = z.infer<typeof simulatorItem>;

export function readSimulatorItem(entry: SimulatorItem, slot: SlotId | null): ImportedPiece | null {
  if (!entry?.id) return null;
  return {
    slot,
    id: entry.id,
    suffixId: entry.random_suffix || entry.randomSuffix || null,
    enchant: entry.enchant ? { effectId: entry.enchant, spellId: null, itemId: null } : null,
    gems: (entry.gems ?? []).map((gem) => gem || null),
    rune: entry.rune || null,
    acquired: true,
  };
}
