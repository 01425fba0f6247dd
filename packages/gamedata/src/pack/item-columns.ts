import { CLASSES, RACES } from '@gearwright/game/words/classes-and-races.ts';
import {
  FLAG_EFFECT_TEXT,
  FLAG_HEIRLOOM,
  FLAG_HEROIC,
  FLAG_RANDOM,
  FLAG_UNIQUE,
  FLAG_UNIQUE_EQUIPPED,
  FLAG_WEAPON,
} from '@gearwright/game/dataset/dataset.ts';
import {
  ANYONE,
  BIND_CODES,
  codeOf,
  FACTION_CODES,
  HANDED_CODES,
  KIND_CODES,
  maskOf,
  NONE,
  PROFESSION_CODES,
} from '@gearwright/game/dataset/item-codes.ts';
import type { Section } from '@gearwright/game/dataset/pack.ts';
import type { HeirloomScaling } from '@gearwright/game/dataset/tables.ts';
import type { Item } from '@gearwright/game/item/item.ts';
import { SOURCE_TYPES } from '@gearwright/game/item/source-types.ts';
import { bytes, shorts } from './fitting-columns.ts';
import { isWeapon, statColumns } from './stat-columns.ts';
import { Pool } from './pool.ts';

/** The items as columns: what `readItemTable` and `itemRows` read back. */
export function itemColumns(items: readonly Item[], heirlooms: HeirloomScaling | null): Section[] {
  const icons = new Pool<string>();
  const sockets = new Pool<Item['sockets']>([]);
  const bonuses = new Pool<Item['socketBonus']>(null);
  const limits = new Pool<Item['limitCategory']>(null);
  return [
    { name: 'ids', column: Int32Array.from(items, (item) => item.baseId) },
    { name: 'names', strings: items.map((item) => item.name) },
    shorts('icons', items, (item) => icons.place(item.icon)),
    { name: 'iconNames', strings: icons.values },
    bytes('kinds', items, (item) => codeOf(item.kind, KIND_CODES)),
    bytes('qualities', items, (item) => item.quality),
    shorts('itemLevels', items, (item) => item.itemLevel),
    bytes('requiredLevels', items, (item) => item.requiredLevel),
    bytes('phases', items, (item) => item.phase),
    bytes('slots', items, (item) => item.slotId ?? NONE),
    bytes('handed', items, (item) => codeOf(item.handed, HANDED_CODES)),
    bytes('armorTypes', items, (item) => item.armorType ?? NONE),
    bytes('weaponTypes', items, (item) => item.weaponType ?? NONE),
    shorts('classMasks', items, (item) => openOr(item.classes, CLASSES)),
    shorts('raceMasks', items, (item) => openOr(item.races, RACES)),
    bytes('factions', items, (item) => codeOf(item.faction, FACTION_CODES)),
    shorts('sourceMasks', items, (item) => maskOf(item.sourceTypes, SOURCE_TYPES)),
    bytes('wearProfessions', items, (item) => codeOf(item.requiredProfession, PROFESSION_CODES)),
    bytes('flags', items, (item) => flagsOf(item, heirlooms)),
    bytes('sockets', items, (item) => sockets.place(item.sockets)),
    { name: 'socketLists', json: sockets.values },
    shorts('socketBonuses', items, (item) => bonuses.place(item.socketBonus)),
    { name: 'socketBonusStats', json: bonuses.values },
    bytes('limits', items, (item) => limits.place(item.limitCategory)),
    { name: 'limitCategories', json: limits.values },
    bytes('binds', items, (item) => codeOf(item.bind, BIND_CODES)),
    { name: 'setIds', column: Int32Array.from(items, (item) => item.setId ?? 0) },
    shorts('requiredSkills', items, (item) => item.requiredSkill ?? 0),
    { name: 'extras', json: extrasOf(items) },
    ...statColumns(items),
  ];
}

function openOr<Word>(words: readonly Word[] | null, list: readonly Word[]): number {
  return words === null ? ANYONE : maskOf(words, list);
}

function flagsOf(item: Item, heirlooms: HeirloomScaling | null): number {
  return (
    (item.unique ? FLAG_UNIQUE : 0) |
    (item.uniqueEquipped ? FLAG_UNIQUE_EQUIPPED : 0) |
    (item.random ? FLAG_RANDOM : 0) |
    (item.hasEffectText ? FLAG_EFFECT_TEXT : 0) |
    (item.heroic ? FLAG_HEROIC : 0) |
    (heirlooms?.items[item.baseId] === undefined ? 0 : FLAG_HEIRLOOM) |
    (isWeapon(item) ? FLAG_WEAPON : 0)
  );
}

function extrasOf(items: readonly Item[]): Record<number, unknown> {
  const extras: Record<number, unknown> = {};
  for (const { baseId, gem, consumable, effects } of items) {
    if (gem === null && consumable === null && effects.length === 0) continue;
    extras[baseId] = {
      ...(gem === null ? {} : { gem }),
      ...(consumable === null ? {} : { consumable }),
      ...(effects.length === 0 ? {} : { effects }),
    };
  }
  return extras;
}
