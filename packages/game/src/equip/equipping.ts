import { fittingConsumables } from '../consumable/fitting-consumables.ts';
import type { Item } from '../item/item.ts';
import type { SetEdit } from '../set/gear-set.ts';
import { pieceOf, withPiece } from '../set/piece.ts';
import type { Rules } from '../set/rules.ts';
import type { SlotId } from '../slot/slots.ts';
import { wielderOf } from './abilities.ts';
import { equip } from './equip.ts';

/** Puts the item on; ask `whyNotEquip` first. */
export function equipping(slot: SlotId, item: Item, rules: Rules): SetEdit {
  return (set) =>
    fittingConsumables(
      { ...set, gear: equip(set.gear, { slot, item }, wielderOf(set, rules)) },
      rules.dataset,
    );
}

export function unequipping(slot: SlotId, { dataset }: Pick<Rules, 'dataset'>): SetEdit {
  return (set) => {
    const piece = set.gear[slot];
    if (!piece.item && !piece.kept?.itemId && !piece.enchant && piece.gems.length === 0) return set;
    const gear = withPiece(set.gear, slot, pieceOf(null, piece.rune, piece.kept));
    return fittingConsumables({ ...set, gear }, dataset);
  };
}
