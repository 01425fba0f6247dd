import { NO_TEXTS } from '@gearwright/game/dataset/text-defaults.ts';
import type { Item, ItemTexts } from '@gearwright/game/item/item.ts';
import type { StatName } from '@gearwright/game/stat/catalogue.ts';
import type { PackageItem } from './package-items.ts';
import type { Tooltip } from './tooltip.ts';

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/** An item while the steps work on it. */
export interface Draft {
  readonly item: Writable<Omit<Item, 'stats'>> & { stats: Partial<Record<StatName, number>> };
  readonly texts: Writable<ItemTexts>;
  /** Null for items the package lacks. */
  readonly row: PackageItem | null;
  readonly tooltip: Tooltip | null;
}

/** The item's fields when nothing is said. */
export function emptyItem(id: number, name: string, icon: string): Draft['item'] {
  return {
    id: String(id),
    baseId: id,
    kind: 'reagent',
    name,
    icon,
    quality: 1,
    itemLevel: 0,
    requiredLevel: 0,
    phase: 1,
    slotId: null,
    handed: null,
    armorType: null,
    weaponType: null,
    stats: {},
    sockets: [],
    socketBonus: null,
    damageMin: null,
    damageMax: null,
    speed: null,
    dps: null,
    unique: false,
    uniqueEquipped: false,
    limitCategory: null,
    classes: null,
    races: null,
    faction: null,
    bind: null,
    setId: null,
    suffix: null,
    random: false,
    gem: null,
    consumable: null,
    effects: [],
    hasEffectText: false,
    requiredProfession: null,
    requiredSkill: null,
    heroic: false,
    sourceTypes: [],
  };
}

export function emptyTexts(): Draft['texts'] {
  return { ...NO_TEXTS };
}
