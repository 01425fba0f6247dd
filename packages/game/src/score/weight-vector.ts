import { AMMO, MAIN_HAND, OFF_HAND, RANGED } from '../slot/slots.ts';
import type { SlotId } from '../slot/slots.ts';
import { STATS, isStatName, statIndex } from '../stat/catalogue.ts';
import type { StatName } from '../stat/catalogue.ts';
import type { StatWeights } from '../point/point.ts';

/** What a weapon's dps is worth depends on the hand that holds it; ammunition adds to what is shot with. */
export const DPS_OF_SLOT: Partial<Record<SlotId, StatName>> = {
  [MAIN_HAND]: 'mainHandDps',
  [OFF_HAND]: 'offHandDps',
  [RANGED]: 'rangedDps',
  [AMMO]: 'rangedDps',
};

/** Weights by stat index, for an item looked at in this slot; the dps of another hand counts nothing. */
export function weightVector(weights: StatWeights, slot: SlotId | null): Float64Array {
  const vector = new Float64Array(STATS.length);
  for (const [name, weight] of Object.entries(weights)) {
    if (weight !== undefined && isStatName(name)) vector[statIndex(name)] = weight;
  }
  const dps = slot === null ? undefined : DPS_OF_SLOT[slot];
  if (dps) vector[statIndex('weaponDps')]! += vector[statIndex(dps)]!;
  return vector;
}
