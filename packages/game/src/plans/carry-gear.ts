import { whyNotChooseBuff } from '../buff/choosing-buff.ts';
import { whyNotChooseConsumable } from '../consumable/choosing-consumable.ts';
import type { Enchant } from '../dataset/tables.ts';
import { enchanting, whyNotEnchant } from '../enchant/enchanting.ts';
import { whyNotEquip } from '../equip/can-equip.ts';
import { equipping } from '../equip/equipping.ts';
import { gemming, whyNotGem } from '../gem/gemming.ts';
import { placingGlyph, whyNotPlaceGlyph } from '../glyph/placing-glyph.ts';
import type { Item } from '../item/item.ts';
import { engraving, whyNotEngrave } from '../rune/engraving.ts';
import { markingPart, type Part } from '../set/acquired.ts';
import type { GearSet, Piece } from '../set/gear-set.ts';
import type { Rules } from '../set/rules.ts';
import { SHEET_ORDER, slotLabel, type SlotId } from '../slot/slots.ts';
import { wishing } from '../wishlist/wishing.ts';

export interface Dropped {
  readonly setName: string;
  /** Slot label, or Glyphs, Wishlist, Buffs, Consumables, Talents. */
  readonly where: string;
  readonly name: string;
}

export interface Carried {
  readonly set: GearSet;
  readonly dropped: readonly Dropped[];
}

/** Puts on an empty set of another game what that game knows and allows of this one, and lists the rest. */
export function carryGear(from: GearSet, onto: GearSet, rules: Rules): Carried {
  const { dataset } = rules;
  const dropped: Dropped[] = [];
  const drop = (where: string, name: string): void => {
    dropped.push({ setName: from.name, where, name });
  };
  const { professions } = from.defaultFilters;
  let set: GearSet = {
    ...onto,
    defaultFilters: {
      ...onto.defaultFilters,
      professions: professions?.filter((word) => rules.edition.professions.includes(word)) ?? null,
    },
  };
  for (const slot of SHEET_ORDER) set = carryPiece(from.gear[slot], slot, set, rules, drop);
  from.glyphs.forEach((spellId, slot) => {
    if (spellId === null) return;
    if (whyNotPlaceGlyph(slot, spellId, rules)) drop('Glyphs', String(spellId));
    else set = placingGlyph(slot, spellId)(set);
  });
  for (const wish of from.wishlist) {
    const item = dataset.item(wish.id);
    if (item) set = wishing(item)(set);
    else drop('Wishlist', wish.name);
  }
  const buffs = from.buffs.filter(({ spellId }) => {
    const known = !whyNotChooseBuff(spellId, rules);
    if (!known) drop('Buffs', String(spellId));
    return known;
  });
  const worn = set;
  const consumables = from.consumables.filter(({ itemId, slotId }) => {
    const item = dataset.item(String(itemId));
    const known = item?.consumable && !whyNotChooseConsumable(worn, item, slotId, rules);
    if (!known) drop('Consumables', item?.name ?? String(itemId));
    return known;
  });
  if (from.talents !== '') drop('Talents', from.talents);
  return { set: { ...set, buffs, consumables }, dropped };
}

function carryPiece(
  piece: Piece,
  slot: SlotId,
  onto: GearSet,
  rules: Rules,
  drop: (where: string, name: string) => void,
): GearSet {
  const { dataset } = rules;
  let set = onto;
  const label = slotLabel(slot);
  const marks: Part[] = [];
  if (piece.rune) {
    const rune = dataset.rune(piece.rune.id);
    if (rune && !whyNotEngrave(slot, rune, rules)) set = engraving(slot, rune)(set);
    else drop(label, piece.rune.name);
  }
  if (!piece.item) return set;
  const item = dataset.item(piece.item.id);
  const parts = [piece.item, piece.enchant, ...piece.gems];
  if (!item || whyNotEquip(set, slot, item, rules)) {
    for (const part of parts) if (part) drop(label, part.name);
    return set;
  }
  set = equipping(slot, item, rules)(set);
  if (piece.itemAcquired) marks.push('item');
  if (piece.enchant) {
    const enchant = sameEnchant(piece.enchant, slot, item, rules);
    if (enchant && !whyNotEnchant(set, slot, enchant, rules)) {
      set = enchanting(slot, enchant)(set);
      if (piece.enchantAcquired) marks.push('enchant');
    } else drop(label, piece.enchant.name);
  }
  piece.gems.forEach((worn, socket) => {
    if (!worn) return;
    const gem = dataset.item(worn.id);
    if (gem && !whyNotGem(set, slot, socket, gem, rules)) {
      set = gemming(slot, socket, gem)(set);
      if (piece.gemsAcquired[socket]) marks.push(socket);
    } else drop(label, worn.name);
  });
  return marks.reduce((marked, part) => markingPart({ slot, part }, true)(marked), set);
}

/** Ids of enchants change between the games, their effects keep the number. */
function sameEnchant(
  { id, effectId }: Enchant,
  slot: SlotId,
  item: Item,
  { dataset }: Rules,
): Enchant | null {
  return dataset.enchant(id) ?? dataset.enchantByEffect(effectId, slot, item);
}
