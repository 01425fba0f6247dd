import { enchantTooltip } from '@gearwright/game/text/enchant-tooltip.ts';
import { itemTooltip } from '@gearwright/game/text/item-tooltip.ts';
import type { TooltipLine } from '@gearwright/game/text/tooltip-line.ts';
import { findItem } from '../catalog/find.ts';
import { materialsOf, sourceToWire, textsOf } from '../catalog/item-texts.ts';
import type { Catalog } from '../catalog/catalog.ts';

/** An item, gem, enchant or rune with what it says and where it comes from; null when there is none of this id. */
export function itemAnswer(catalog: Catalog, id: string): object | null {
  const item = findItem(catalog, id);
  if (!item) return null;
  const texts = textsOf(catalog, item.baseId);
  return {
    ...item,
    effectTexts: texts?.effects ?? [],
    sources: texts?.sources.map((source) => sourceToWire(source, texts)) ?? [],
    reachLevel: texts?.reachLevel ?? null,
    flavor: texts?.flavor ?? null,
    requirements: texts?.requirements ?? [],
    materials: materialsOf(texts?.materials ?? []),
    tooltip: tooltipOf(catalog, id),
  };
}

/** Line by line as the game tells it; a rune has none of its own. */
function tooltipOf(catalog: Catalog, id: string): readonly TooltipLine[] {
  const item = catalog.dataset.item(id);
  if (item) return itemTooltip(item, catalog);
  const enchant = catalog.dataset.enchant(id);
  return enchant ? enchantTooltip(enchant, catalog) : [];
}
