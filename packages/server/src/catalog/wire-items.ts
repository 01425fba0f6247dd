import {
  enchantToWire,
  itemToWire,
  runeToWire,
  type WireItem,
} from '@gearwright/api/wire/item-to-wire.ts';
import type { Enchant, Rune } from '@gearwright/game/dataset/tables.ts';
import type { Item } from '@gearwright/game/item/item.ts';
import type { Catalog } from './catalog.ts';

/** Items are made once by the dataset and never change, so their wire form is kept as long as they are. */
const kept = new WeakMap<Item | Enchant | Rune, WireItem>();

function remembered<Thing extends Item | Enchant | Rune>(
  thing: Thing,
  make: (thing: Thing) => WireItem,
): WireItem {
  let wire = kept.get(thing);
  if (!wire) kept.set(thing, (wire = make(thing)));
  return wire;
}

export function wireItem(item: Item, scaledLevel: number | null = null): WireItem {
  return scaledLevel === null ? remembered(item, itemToWire) : itemToWire(item, scaledLevel);
}

export function wireEnchant(enchant: Enchant): WireItem {
  return remembered(enchant, enchantToWire);
}

export function wireRune(rune: Rune, { texts }: Catalog): WireItem {
  return remembered(rune, (each) => runeToWire(each, texts.rune(each.spellId)));
}

export function scored(wire: WireItem, score: number | null): WireItem {
  return score === null ? wire : { ...wire, score };
}
