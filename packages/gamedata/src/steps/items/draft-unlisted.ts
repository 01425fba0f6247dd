import type { Consumable } from '../tables/consumables.ts';
import { emptyItem, emptyTexts, type Draft } from './draft.ts';
import type { EnchantRow } from './fact-rows.ts';

const CONSUMABLE_ICONS: Readonly<Record<Consumable['type'], string>> = {
  flask: 'inv_potion_62',
  battle: 'inv_potion_32',
  guardian: 'inv_potion_44',
  elixir: 'inv_potion_32',
  food: 'inv_misc_food_15',
  scroll: 'inv_scroll_02',
  enhancement: 'inv_stone_sharpeningstone_05',
  potion: 'inv_potion_54',
};

/** A consumable of the facts that no item source lists: it gets the icon of its kind. */
export function draftConsumable({ itemId, name, type, requiredLevel }: Consumable): Draft {
  const item = Object.assign(emptyItem(itemId, name, CONSUMABLE_ICONS[type]), {
    kind: 'consumable' as const,
    itemLevel: requiredLevel,
    requiredLevel,
  });
  return { item, texts: emptyTexts(), row: null, tooltip: null };
}

/** An item that applies an enchant and that no item source lists: it is called by the enchant. */
export function draftEnchantItem(row: EnchantRow & { readonly itemId: number }): Draft {
  const item = Object.assign(emptyItem(row.itemId, row.name, 'inv_misc_armorkit_17'), {
    kind: 'enchant' as const,
    quality: row.quality,
    itemLevel: row.requiredLevel ?? 0,
    requiredLevel: row.requiredLevel ?? 0,
    phase: row.phase,
    classes: row.classes ?? null,
  });
  return { item, texts: emptyTexts(), row: null, tooltip: null };
}
