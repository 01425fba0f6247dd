import { CLASSES, RACES } from '../words/classes-and-races.ts';
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
import { lazy } from './lazy.ts';
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
  const limitCategories = frozen(pack.json<readonly (LimitCategory | null)[]>('limitCategories'));
  const skills = pack.column('requiredSkills', 'u16');
  const extrasById = lazy(() => frozen(pack.json<Record<number, ItemExtras>>('extras')));
  const sockets = frozen(table.socketLists);
  const bonuses = frozen(table.socketBonusStats);
  const classes = wordLists(CLASSES);
  const races = wordLists(RACES);
  const sourceTypes = wordLists(SOURCE_TYPES);
  const made: Item[] = [];

  const make = (row: number): Item => {
    const id = table.ids[row]!;
    const flags = table.flags[row]!;
    const extras = extrasById()[id];
    const { stats, weapon } = statsOf(table, row);
    return Object.freeze<Item>({
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
      stats: Object.freeze(stats),
      sockets: sockets[table.sockets[row]!]!,
      socketBonus: bonuses[table.socketBonuses[row]!]!,
      damageMin: weapon.weaponDamageMin ?? null,
      damageMax: weapon.weaponDamageMax ?? null,
      speed: weapon.weaponSpeed ?? null,
      dps: weapon.weaponDps ?? null,
      unique: (flags & FLAG_UNIQUE) !== 0,
      uniqueEquipped: (flags & FLAG_UNIQUE_EQUIPPED) !== 0,
      limitCategory: limitCategories[limits[row]!]!,
      classes: openOr(table.classMasks[row]!, classes),
      races: openOr(table.raceMasks[row]!, races),
      faction: FACTION_CODES[table.factions[row]!]!,
      bind: BIND_CODES[binds[row]!]!,
      setId: setIds[row]! || null,
      suffix: null,
      random: (flags & FLAG_RANDOM) !== 0,
      gem: extras?.gem ?? null,
      consumable: extras?.consumable ?? null,
      effects: extras?.effects ?? NO_EFFECTS,
      hasEffectText: (flags & FLAG_EFFECT_TEXT) !== 0,
      requiredProfession: PROFESSION_CODES[table.wearProfessions[row]!]!,
      requiredSkill: skills[row]! || null,
      heroic: (flags & FLAG_HEROIC) !== 0,
      sourceTypes: sourceTypes(table.sourceMasks[row]!),
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

const NO_EFFECTS: readonly Effect[] = Object.freeze([]);

/** The words of a mask, one list for each mask there is. */
function wordLists<Word>(list: readonly Word[]): (mask: number) => readonly Word[] {
  const lists = new Map<number, readonly Word[]>();
  return (mask) => {
    let words = lists.get(mask);
    if (words === undefined) lists.set(mask, (words = Object.freeze(wordsOf(mask, list))));
    return words;
  };
}

function openOr<Words>(mask: number, words: (mask: number) => Words): Words | null {
  return mask === ANYONE ? null : words(mask);
}

function orNull(code: number): number | null {
  return code === NONE ? null : code;
}
