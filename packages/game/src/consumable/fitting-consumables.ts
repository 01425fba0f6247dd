import type { Dataset } from '../dataset/dataset.ts';
import type { GearSet } from '../set/gear-set.ts';
import { enhances } from './enhancement.ts';

/** A weapon taken away takes its oil or stone with it, and so does one it does not fit. */
export function fittingConsumables(set: GearSet, dataset: Dataset): GearSet {
  const consumables = set.consumables.filter(({ itemId, slotId }) => {
    if (slotId === null) return true;
    const { item: held, kept } = set.gear[slotId];
    if (!held) return kept?.itemId !== undefined;
    const facts = dataset.item(String(itemId))?.consumable;
    return !facts || enhances(facts, slotId, held);
  });
  return consumables.length === set.consumables.length ? set : { ...set, consumables };
}
