import type { Wearer } from '../character/character.ts';
import type { Dataset } from '../dataset/dataset.ts';
import type { Enchant } from '../dataset/tables.ts';
import { isEnchantersWork } from '../enchant/enchanters-work.ts';
import { takesEnchant, whyNotEnchantItem } from '../enchant/enchant-fits.ts';
import { socketsOf } from '../gem/sockets.ts';
import { SLOT_IDS, type SlotId } from '../slot/slots.ts';
import { acquiredCount, type AcquiredCount } from '../set/acquired.ts';
import { slotsThatCount } from '../set/average-item-level.ts';
import type { Gear } from '../set/gear-set.ts';
import type { Rules } from '../set/rules.ts';

export interface LeftToDo extends AcquiredCount {
  /** Slots that wear an item for which the wearer could have an enchant. */
  readonly enchantsMissing: readonly SlotId[];
  readonly socketsEmpty: number;
}

/** What a set still lacks: items of any slot, enchants and gems of the slots that count. */
export function leftToDo(gear: Gear, rules: Rules): LeftToDo {
  const worn = slotsThatCount(gear).filter((slot) => gear[slot].item);
  return {
    ...acquiredCount(
      SLOT_IDS.map((slot) => ({
        worn: gear[slot].item !== null,
        acquired: gear[slot].itemAcquired,
      })),
    ),
    enchantsMissing: worn.filter((slot) => couldBeEnchanted(gear, slot, rules)),
    socketsEmpty: worn.reduce<number>((sum, slot) => sum + emptySockets(gear, slot, rules), 0),
  };
}

function couldBeEnchanted(gear: Gear, slot: SlotId, { dataset, edition, wearer }: Rules): boolean {
  const { item, enchant, kept, gems } = gear[slot];
  if (enchant || kept?.enchantId || !takesEnchant(slot, item, edition)) return false;
  // Whatever made room for a gem beyond the item's own sockets is there already.
  const hasAddedSocket = gems.some((gem, socket) => gem && socket >= (item?.sockets.length ?? 0));
  return dataset.enchants.some(
    (each) =>
      !(each.addsSocket && hasAddedSocket) &&
      isWithinReach(each, wearer, dataset) &&
      !whyNotEnchantItem(each, slot, item, wearer, edition),
  );
}

/** Rewards of late reputations ask for no level of their own, yet nobody has one long before the level of the thing. */
function isWithinReach({ itemId, name }: Enchant, { level }: Wearer, dataset: Dataset): boolean {
  if (itemId === null || isEnchantersWork(name)) return true;
  const thing = dataset.item(String(itemId));
  return !thing || (thing.requiredLevel || thing.itemLevel) <= level;
}

function emptySockets(gear: Gear, slot: SlotId, { edition, wearer }: Rules): number {
  const piece = gear[slot];
  return socketsOf(piece, wearer, edition).filter(
    (_, socket) => !piece.gems[socket] && !piece.kept?.gemIds?.[socket],
  ).length;
}
