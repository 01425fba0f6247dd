import type { Item } from '../item/item.ts';
import { HELD_IN_OFF_HAND, SHIELD } from '../item/weapon-types.ts';
import { MAIN_HAND, OFF_HAND } from '../slot/slots.ts';
import type { SlotId } from '../slot/slots.ts';
import type { Enchant, EnchantId } from './tables.ts';

export interface EnchantIndex {
  enchant(id: EnchantId): Enchant | null;
  enchantByEffect(effectId: number, slot: SlotId, item: Item | null): Enchant | null;
}

export function indexEnchants(enchants: readonly Enchant[]): EnchantIndex {
  const byId = new Map(enchants.map((enchant) => [enchant.id, enchant]));
  const byEffect = Map.groupBy(enchants, (enchant) => enchant.effectId);
  return {
    enchant: (id) => byId.get(id) ?? null,
    // One effect id serves several slots and kinds of weapon (acceptance D2). One that has the slot but not this
    // kind of item is still named, so that the rules can say what is wrong with it.
    enchantByEffect: (effectId, slot, item) => {
      const inSlot = (byEffect.get(effectId) ?? []).filter((enchant) =>
        goesInto(enchant, slot, item),
      );
      const fitting = inSlot.filter((enchant) => item === null || sitsOn(enchant, item));
      return mostParticular(fitting) ?? inSlot[0] ?? null;
    },
  };
}

/** A two-hander in the off hand takes what two-handers take. */
function goesInto(enchant: Enchant, slot: SlotId, item: Item | null): boolean {
  if (enchant.slotIds.includes(slot)) return true;
  return slot === OFF_HAND && item?.handed === 'two' && enchant.slotIds.includes(MAIN_HAND);
}

function sitsOn(enchant: Enchant, item: Item): boolean {
  if (enchant.shieldOnly !== (item.weaponType === SHIELD)) return false;
  if (enchant.offHandOnly !== (item.weaponType === HELD_IN_OFF_HAND)) return false;
  if (enchant.twoHandOnly && item.handed !== 'two') return false;
  return enchant.weaponTypes === null || enchant.weaponTypes.includes(item.weaponType ?? -1);
}

/** Restricted rows are the truer match where both fit. */
function mostParticular(enchants: readonly Enchant[]): Enchant | null {
  const restricted = enchants.find(
    (enchant) => enchant.twoHandOnly || enchant.shieldOnly || enchant.weaponTypes !== null,
  );
  return restricted ?? enchants[0] ?? null;
}
