import type { Dataset, DatasetTexts } from '@gearwright/game/dataset/dataset.ts';
import type { Item, ItemSource } from '@gearwright/game/item/item.ts';

/** An item as `gw items` prints it. */
export function itemRow(
  item: Item,
  dataset: Dataset,
  texts: DatasetTexts,
): Record<string, unknown> {
  const set = item.setId === null ? null : dataset.setOf(item.setId);
  return {
    id: item.baseId,
    name: item.name,
    slotId: item.slotId,
    quality: item.quality,
    itemLevel: item.itemLevel,
    requiredLevel: item.requiredLevel,
    phase: item.phase,
    handed: item.handed,
    armorType: item.armorType,
    weaponType: item.weaponType,
    stats: item.stats,
    sockets: item.sockets,
    socketBonus: item.socketBonus ?? {},
    damageMin: item.damageMin,
    damageMax: item.damageMax,
    speed: item.speed,
    set: set === null ? null : { id: set.id, name: set.name },
    classes: item.classes,
    sources: (texts.item(item.baseId)?.sources ?? []).map(saying),
  };
}

function saying(source: ItemSource): Partial<ItemSource> {
  const fields = Object.entries(source).filter(
    ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(fields);
}
