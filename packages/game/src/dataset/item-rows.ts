import { CLASSES, RACES } from '../character/words.ts';
import type { Effect } from '../effect/effect.ts';
import type {
  ArmorType,
  ConsumableFacts,
  GemFacts,
  Item,
  LimitCategory,
  Quality,
} from '../item/item.ts';
import { SOURCE_TYPES } from '../item/source-types.ts';
import type { SlotId } from '../slot/slots.ts';
import { STAT_NAMES } from '../stat/catalogue.ts';
import type { StatName } from '../stat/catalogue.ts';
import {
  FLAG_EFFECT_TEXT,
  FLAG_HEROIC,
  FLAG_RANDOM,
  FLAG_UNIQUE,
  FLAG_UNIQUE_EQUIPPED,
  FLAG_WEAPON,
} from './dataset.ts';
import type { ItemTable } from './dataset.ts';
import { frozen } from './frozen.ts';
import {
  ANYONE,
  BIND_CODES,
  FACTION_CODES,
  HANDED_CODES,
  KIND_CODES,
  NONE,
  PROFESSION_CODES,
  wordsOf,
} from './item-codes.ts';
import type { Pack } from './pack.ts';

/** What few items have: kept as JSON beside the columns. */
export interface ItemExtras {
  readonly gem?: GemFacts;
  readonly consumable?: ConsumableFacts;
  readonly effects?: readonly Effect[];
}

/** Makes the item of a row, the first time; afterwards the same object. */
export function itemRows(pack: Pack, table: ItemTable): (row: number) => Item {
  const binds = pack.column('binds', 'u8');
  const setIds = pack.column('setIds', 'i32');
  const limits = pack.column('limits', 'u8');
  const limitCategories = pack.json<readonly (LimitCategory | null)[]>('limitCategories');
  const skills = pack.column('requiredSkills', 'u16');
  const made: Item[] = [];

  const make = (row: number): Item => {
    const id = table.ids[row]!;
    const flags = table.flags[row]!;
    const extras = pack.json<Record<number, ItemExtras>>('extras')[id];
    const { stats, weapon } = statsOf(table, row);
    return frozen({
      id: String(id),
      baseId: id,
      kind: KIND_CODES[table.kinds[row]!]!,
      name: table.name(row),
      icon: table.icon(row),
      quality: table.qualities[row]! as Quality,
      itemLevel: table.itemLevels[row]!,
      requiredLevel: table.requiredLevels[row]!,
      phase: table.phases[row]!,
      slotId: orNull(table.slots[row]!) as SlotId | null,
      handed: HANDED_CODES[table.handed[row]!]!,
      armorType: orNull(table.armorTypes[row]!) as ArmorType | null,
      weaponType: orNull(table.weaponTypes[row]!),
      stats,
      sockets: table.socketLists[table.sockets[row]!]!,
      socketBonus: table.socketBonusStats[table.socketBonuses[row]!]!,
      damageMin: weapon.weaponDamageMin ?? null,
      damageMax: weapon.weaponDamageMax ?? null,
      speed: weapon.weaponSpeed ?? null,
      dps: weapon.weaponDps ?? null,
      unique: (flags & FLAG_UNIQUE) !== 0,
      uniqueEquipped: (flags & FLAG_UNIQUE_EQUIPPED) !== 0,
      limitCategory: limitCategories[limits[row]!]!,
      classes: restriction(table.classMasks[row]!, CLASSES),
      races: restriction(table.raceMasks[row]!, RACES),
      faction: FACTION_CODES[table.factions[row]!]!,
      bind: BIND_CODES[binds[row]!]!,
      setId: setIds[row]! || null,
      suffix: null,
      random: (flags & FLAG_RANDOM) !== 0,
      gem: extras?.gem ?? null,
      consumable: extras?.consumable ?? null,
      effects: extras?.effects ?? [],
      hasEffectText: (flags & FLAG_EFFECT_TEXT) !== 0,
      requiredProfession: PROFESSION_CODES[table.wearProfessions[row]!]!,
      requiredSkill: skills[row]! || null,
      heroic: (flags & FLAG_HEROIC) !== 0,
      sourceTypes: wordsOf(table.sourceMasks[row]!, SOURCE_TYPES),
    });
  };
  return (row) => (made[row] ??= make(row));
}

type Amounts = Partial<Record<StatName, number>>;
export const WEAPON_STATS = [
  'weaponDamageMin',
  'weaponDamageMax',
  'weaponSpeed',
  'weaponDps',
] as const satisfies readonly StatName[];
const isWeaponStat = new Set<StatName>(WEAPON_STATS);

function statsOf(table: ItemTable, row: number): { stats: Amounts; weapon: Amounts } {
  const stats: Amounts = {};
  const weapon = (table.flags[row]! & FLAG_WEAPON) !== 0 ? {} : stats;
  const end = table.statStarts[row + 1]!;
  for (let entry = table.statStarts[row]!; entry < end; entry++) {
    const name = STAT_NAMES[table.statIds[entry]!]!;
    (isWeaponStat.has(name) ? weapon : stats)[name] = table.statValues[entry]!;
  }
  return { stats, weapon: weapon === stats ? {} : weapon };
}

function restriction<Word>(mask: number, list: readonly Word[]): readonly Word[] | null {
  return mask === ANYONE ? null : wordsOf(mask, list);
}

function orNull(code: number): number | null {
  return code === NONE ? null : code;
}
