import { enchantCanBeHad } from '../dataset/can-be-had.ts';
import type { Enchant } from '../dataset/tables.ts';
import { dueLevel } from '../search/usual-levels.ts';
import { SLOT_IDS } from '../slot/slots.ts';
import type { AutofillContext } from './autofill-context.ts';

/** Whether the wearer can be sent after the thing that applies an enchant; what is worn already is had. */
export function enchantsDue({ index, rules, set }: AutofillContext): (enchant: Enchant) => boolean {
  const { level } = rules.wearer;
  const had = new Set(SLOT_IDS.map((slot) => set.gear[slot].enchant?.id));
  const isAnywhere = level >= rules.edition.maxLevel;
  return ({ id, itemId }) => {
    if (had.has(id)) return true;
    if (!enchantCanBeHad(rules.dataset, id)) return false;
    const item = itemId === null || isAnywhere ? null : rules.dataset.item(String(itemId));
    // Reach is told of what can be worn, which such things are not.
    return (
      item === null || dueLevel(0, item.requiredLevel, item.itemLevel, index.usualLevels()) <= level
    );
  };
}
