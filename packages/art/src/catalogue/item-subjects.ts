import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import type { Item } from '@gearwright/game/item/item.ts';
import type { IconSubject } from '../rule/subject.ts';

function itemSubject(item: Item): IconSubject {
  return {
    kind: item.kind,
    id: String(item.baseId),
    name: item.name,
    icon: item.icon,
    slotId: item.slotId,
    armorType: item.armorType,
    weaponType: item.weaponType,
    stats: item.stats,
    setId: item.setId,
    gemColor: item.gem?.color ?? null,
    consumableType: item.consumable?.type ?? null,
    gameClass: item.kind === 'glyph' ? (item.classes?.[0] ?? null) : null,
  };
}

/** In the order of the item table's rows. */
export function itemSubjects(dataset: Dataset): readonly IconSubject[] {
  return Array.from(dataset.items.ids, (id) => {
    const item = dataset.item(String(id));
    if (!item) throw new Error(`item ${id} has a row but no item`);
    return itemSubject(item);
  });
}

/** In the order of `dataset.enchants`. */
export function enchantSubjects(dataset: Dataset): readonly IconSubject[] {
  return dataset.enchants.map((enchant) => ({
    kind: 'enchantment',
    id: enchant.id,
    name: enchant.name,
    icon: enchant.icon,
    stats: enchant.stats,
  }));
}
