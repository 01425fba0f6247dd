import { whyNotEnchant, enchanting } from '../enchant/enchanting.ts';
import { gemFitsSocket } from '../gem/gem-fits-socket.ts';
import { gemming, whyNotGem } from '../gem/gemming.ts';
import { socketsOf } from '../gem/sockets.ts';
import type { Item } from '../item/item.ts';
import type { GearSet, SetEdit } from '../set/gear-set.ts';
import { wearerOf, type Rules } from '../set/rules.ts';
import type { SlotId } from '../slot/slots.ts';
import { equipping } from '../equip/equipping.ts';

/** Puts the enchant and gems of the former item on the new one where they still fit (acceptance D20). */
export function reapply(before: GearSet, after: GearSet, slot: SlotId, rules: Rules): GearSet {
  const former = before.gear[slot];
  let set = after;
  if (former.enchant && !whyNotEnchant(set, slot, former.enchant, rules)) {
    set = enchanting(slot, former.enchant)(set);
  }
  for (const gem of former.gems) {
    const socket = gem === null ? -1 : freeSocketFor(gem, set, slot, rules);
    if (gem && socket !== -1) set = gemming(slot, socket, gem)(set);
  }
  return set;
}

/** The same swap with the habit of keeping what fits. */
export function equippingAndKeeping(slot: SlotId, item: Item, rules: Rules): SetEdit {
  return (set) => reapply(set, equipping(slot, item, rules)(set), slot, rules);
}

/** A socket of the gem's colour before one it merely can be set in. */
function freeSocketFor(gem: Item, set: GearSet, slot: SlotId, rules: Rules): number {
  const piece = set.gear[slot];
  const sockets = socketsOf(piece, wearerOf(set, rules.wearer), rules.edition);
  const isFree = (socket: number): boolean =>
    !piece.gems[socket] && !whyNotGem(set, slot, socket, gem, rules);
  const matching = sockets.findIndex((color, at) => gemFitsSocket(gem, color) && isFree(at));
  return matching !== -1 ? matching : sockets.findIndex((_, at) => isFree(at));
}
