import { CLASSES, RACES } from '../src/words/classes-and-races.ts';
import type { GameClass } from '../src/words/classes-and-races.ts';
import type { Dataset, ItemTable } from '../src/dataset/dataset.ts';
import {
  FLAG_RANDOM,
  FLAG_UNIQUE,
  FLAG_UNIQUE_EQUIPPED,
  FLAG_WEAPON,
} from '../src/dataset/dataset.ts';
import {
  ANYONE,
  FACTION_CODES,
  HANDED_CODES,
  BIND_CODES,
  KIND_CODES,
  NONE,
  maskOf,
} from '../src/dataset/item-codes.ts';
import { rowOf } from '../src/dataset/item-table.ts';
import { withSuffix } from '../src/dataset/suffixes.ts';
import type { ClassFacts, Enchant, ItemSet, Rune } from '../src/dataset/tables.ts';
import type { EffectAverage, MeasuredSpec, Retired } from '../src/dataset/value-tables.ts';
import type { Item, RandomSuffix } from '../src/item/item.ts';
import { PROFESSIONS } from '../src/item/professions.ts';
import { SOURCE_TYPES } from '../src/item/source-types.ts';
import { wrathCombat } from './combat-facts.ts';
import { fixtureTalents } from './rules/fixture-talents.ts';
import { statIndex } from '../src/stat/catalogue.ts';
import type { StatName } from '../src/stat/catalogue.ts';

const TITANS_GRIP = 46917;

/** What search filters by and an item does not carry itself. */
export interface FilterFacts {
  readonly pvpRank?: number;
  readonly arenaRating?: number;
  readonly reachLevel?: number;
  readonly raids?: readonly number[];
}

export interface SmallDataset {
  readonly items: readonly Item[];
  readonly facts?: Readonly<Record<number, FilterFacts>>;
  readonly suffixes?: Readonly<Record<number, readonly RandomSuffix[]>>;
  readonly sets?: readonly ItemSet[];
  readonly enchants?: readonly Enchant[];
  readonly runes?: readonly Rune[];
  readonly classes?: readonly ClassFacts[];
  readonly effectAverages?: readonly EffectAverage[];
  readonly measured?: readonly MeasuredSpec[];
  readonly exclusive?: readonly (readonly number[])[];
  readonly retired?: Retired;
}

/** A dataset of a handful of things, with the columns and tables that search and the optimiser read. */
export function smallDataset(given: SmallDataset): Dataset {
  const items = [...given.items].sort((a, b) => a.baseId - b.baseId);
  const byId = new Map(items.map((item) => [item.id, item]));
  const suffixesOf = (baseId: number) => given.suffixes?.[baseId] ?? [];
  const item = (id: string): Item | null => {
    const [base = '', suffixId] = id.split('_');
    const plain = byId.get(base) ?? null;
    if (plain === null || suffixId === undefined) return plain;
    const suffix = suffixesOf(plain.baseId).find((choice) => choice.id === Number(suffixId));
    return suffix ? withSuffix(plain, suffix) : null;
  };
  return {
    edition: 'wrath',
    version: 'small',
    date: '2024-01-01',
    items: tableOf(items, given.facts ?? {}),
    item,
    itemAt: item,
    suffixesOf,
    sets: given.sets ?? [],
    setOf: (setId: number) => given.sets?.find((set) => set.id === setId) ?? null,
    enchants: given.enchants ?? [],
    gems: items.filter((gem) => gem.gem !== null),
    runes: given.runes ?? [],
    classes: given.classes ?? [],
    heirlooms: null,
    talents: (gameClass: GameClass) => fixtureTalents(gameClass, TITANS_GRIP),
    presets: [],
    examples: [],
    effectAverages: given.effectAverages ?? [],
    measured: given.measured ?? [],
    styles: [],
    builds: [],
    exclusive: given.exclusive ?? [],
    realms: [],
    retired: given.retired ?? { items: [], enchants: [] },
    // A sheet of nothing: what gear alone gives.
    combat: wrathCombat,
    baseStats: { classes: {}, raceOffsets: {} },
    racials: [],
    buffs: [],
    forms: [],
    glyphs: [],
  } as unknown as Dataset;
}

function tableOf(items: readonly Item[], facts: Readonly<Record<number, FilterFacts>>): ItemTable {
  const ids = Int32Array.from(items, (item) => item.baseId);
  const stats = items.map((item) => Object.entries(statsWithWeapon(item)));
  const raids = items.map((item) => facts[item.baseId]?.raids ?? []);
  return {
    length: items.length,
    ids,
    kinds: Uint8Array.from(items, (item) => KIND_CODES.indexOf(item.kind)),
    qualities: Uint8Array.from(items, (item) => item.quality),
    itemLevels: Uint16Array.from(items, (item) => item.itemLevel),
    requiredLevels: Uint8Array.from(items, (item) => item.requiredLevel),
    phases: Uint8Array.from(items, (item) => item.phase),
    slots: Uint8Array.from(items, (item) => item.slotId ?? NONE),
    handed: Uint8Array.from(items, (item) => HANDED_CODES.indexOf(item.handed)),
    armorTypes: Uint8Array.from(items, (item) => item.armorType ?? NONE),
    weaponTypes: Uint8Array.from(items, (item) => item.weaponType ?? NONE),
    classMasks: Uint16Array.from(items, (item) =>
      item.classes ? maskOf(item.classes, CLASSES) : ANYONE,
    ),
    raceMasks: Uint16Array.from(items, (item) => (item.races ? maskOf(item.races, RACES) : ANYONE)),
    factions: Uint8Array.from(items, (item) => FACTION_CODES.indexOf(item.faction)),
    sourceMasks: Uint16Array.from(items, (item) => maskOf(item.sourceTypes, SOURCE_TYPES)),
    pvpRanks: Uint8Array.from(items, (item) => facts[item.baseId]?.pvpRank ?? 0),
    arenaRatings: Uint16Array.from(items, (item) => facts[item.baseId]?.arenaRating ?? 0),
    reachLevels: Uint8Array.from(items, (item) => facts[item.baseId]?.reachLevel ?? 0),
    wearProfessions: Uint8Array.from(
      items,
      (item) => PROFESSIONS.indexOf(item.requiredProfession as never) + 1,
    ),
    craftMasks: new Uint16Array(items.length),
    raidStarts: startsOf(raids),
    raidZones: Uint16Array.from(raids.flat()),
    flags: Uint8Array.from(items, flagsOf),
    binds: Uint8Array.from(items, (item) => BIND_CODES.indexOf(item.bind)),
    statStarts: startsOf(stats),
    statIds: Uint8Array.from(stats.flat(), ([name]) => statIndex(name as StatName)),
    statValues: Float64Array.from(stats.flat(), ([, value]) => value),
    sockets: Uint8Array.from(items, (_, row) => row + 1),
    socketLists: [[], ...items.map((item) => item.sockets)],
    socketBonuses: Uint16Array.from(items, (_, row) => row + 1),
    socketBonusStats: [null, ...items.map((item) => item.socketBonus)],
    setIds: Int32Array.from(items, (item) => item.setId ?? 0),
    limits: Uint8Array.from(items, (_, row) => row + 1),
    limitCategories: [null, ...items.map((item) => item.limitCategory)],
    row: (baseId) => rowOf(ids, baseId),
    name: (row) => items[row]!.name,
    icon: (row) => items[row]!.icon,
  };
}

function statsWithWeapon(item: Item): Partial<Record<StatName, number>> {
  if (item.dps === null) return item.stats;
  return {
    ...item.stats,
    weaponDps: item.dps,
    ...(item.speed !== null && { weaponSpeed: item.speed }),
    ...(item.damageMin !== null && { weaponDamageMin: item.damageMin }),
    ...(item.damageMax !== null && { weaponDamageMax: item.damageMax }),
  };
}

function flagsOf(item: Item): number {
  return (
    (item.unique ? FLAG_UNIQUE : 0) |
    (item.uniqueEquipped ? FLAG_UNIQUE_EQUIPPED : 0) |
    (item.random ? FLAG_RANDOM : 0) |
    (item.dps !== null ? FLAG_WEAPON : 0)
  );
}

function startsOf(lists: readonly (readonly unknown[])[]): Uint32Array {
  const starts = new Uint32Array(lists.length + 1);
  lists.forEach((list, at) => (starts[at + 1] = starts[at]! + list.length));
  return starts;
}
