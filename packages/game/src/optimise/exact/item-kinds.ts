import { hasAbility, wielderOf } from '../../equip/abilities.ts';
import { fitsSlot } from '../../equip/fits-slot.ts';
import { needsBothHands } from '../../equip/free-other-hand.ts';
import { classFacts } from '../../dataset/class-facts.ts';
import { whyNotProficient } from '../../equip/proficiency.ts';
import type { Wielder } from '../../equip/rule.ts';
import { socketsOf } from '../../gem/sockets.ts';
import type { Item } from '../../item/item.ts';
import { EMPTY_PIECE } from '../../set/piece.ts';
import { wearerOf } from '../../set/rules.ts';
import type { SlotId } from '../../slot/slots.ts';
import type { EnchantLists } from './enchant-choices.ts';
import type { ExactRequest } from './exact-request.ts';

/** What items of one kind have in common in a slot, whatever their stats. */
export interface ItemKind {
  /** The wearer has learned to use such things there. */
  readonly wearable: boolean;
  /** Place of the list of enchants they take. */
  readonly enchants: number;
  readonly bothHands: boolean;
  /** Sockets besides their own. */
  readonly extra: number;
}

/** Tells the kind of a row's item, asking the rules once a kind. */
export function itemKinds(
  request: ExactRequest,
  slot: SlotId,
  enchants: EnchantLists,
): (row: number) => ItemKind {
  const { table, dataset } = request.index;
  const { rules, set } = request;
  const wielder = wielderOf(set, rules);
  // Of an item's level the rules ask only whether a smith can add a socket.
  const smithLevel = rules.edition.extraSockets?.smithItemLevel ?? Infinity;
  const known = new Map<number, ItemKind>();
  return (row) => {
    const key =
      (Number(table.itemLevels[row]! >= smithLevel) << 15) |
      (table.handed[row]! << 12) |
      ((table.weaponTypes[row]! & 31) << 3) |
      (table.armorTypes[row]! & 7);
    let kind = known.get(key);
    if (!kind) {
      const sample = dataset.item(String(table.ids[row]!))!;
      known.set(key, (kind = kindOf(request, slot, sample, enchants, wielder)));
    }
    return kind;
  };
}

function kindOf(
  request: ExactRequest,
  slot: SlotId,
  item: Item,
  enchants: EnchantLists,
  wielder: Wielder,
): ItemKind {
  const { rules, set } = request;
  const { edition, dataset, wearer } = rules;
  const facts = classFacts(dataset, wearer.gameClass);
  const wearable =
    facts !== null &&
    fitsSlot(item, slot, edition) &&
    !whyNotProficient(item, slot, wearer, facts, (via) => hasAbility(set, dataset, via));
  const sockets = socketsOf({ ...EMPTY_PIECE, item }, wearerOf(set, wearer), edition);
  return {
    wearable,
    enchants: wearable ? enchants.listFor(slot, item) : -1,
    bothHands: needsBothHands(item, wielder),
    extra: sockets.length - item.sockets.length,
  };
}
