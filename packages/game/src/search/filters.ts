import { RACES } from '../words/classes-and-races.ts';
import { FLAG_RANDOM } from '../dataset/dataset.ts';
import { FACTION_CODES, HANDED_CODES, NONE } from '../dataset/item-codes.ts';
import { isFleeting } from '../item/fleeting.ts';
import { PROFESSIONS } from '../item/professions.ts';
import { searchSlot } from '../slot/slots.ts';
import { statIndex } from '../stat/catalogue.ts';
import { classFilter } from './class-filter.ts';
import type { Filter } from './filter.ts';
import type { AskedFor } from './language/terms.ts';
import { termFilter } from './term-filters.ts';
import { MAX_ARENA_RATING, MAX_PVP_RANK } from './query.ts';
import type { ItemQuery } from './query.ts';
import { whyOutOfReach } from './reach.ts';
import { GEM_COLORS } from './search-index.ts';
import type { SearchIndex } from './search-index.ts';
import { PVP_BIT, RAID_BITS, RAIDERS_BITS, sourceBits } from './source-bits.ts';
import { dueLevel } from './usual-levels.ts';

type MakeFilter = (index: SearchIndex, query: ItemQuery) => Filter | null;

/** Where to look: gems by type or colour, otherwise what can be worn, in the slot if one is named. */
export function placeOf({ table, gemColors }: SearchIndex, query: ItemQuery): Filter {
  if (query.type === 'gem' || query.types?.includes('gem') || query.gemColors) {
    const colors = bitsOf(query.gemColors?.map((color) => GEM_COLORS.indexOf(color)));
    const passes = (row: number) =>
      gemColors[row] !== NONE && ((colors >> gemColors[row]!) & 1) === 1;
    return { field: 'gemColors', key: String(colors), passes };
  }
  const slot = query.slotId ?? null;
  if (slot === null) {
    return { field: 'slotId', key: 'any', passes: (row) => table.slots[row] !== NONE };
  }
  const searched = searchSlot(slot);
  return { field: 'slotId', key: String(searched), passes: (row) => table.slots[row] === searched };
}

const showRandom: MakeFilter = ({ table }, query) =>
  query.showRandom !== false
    ? null
    : { field: 'showRandom', key: 'no', passes: (row) => !(table.flags[row]! & FLAG_RANDOM) };

const lasting: MakeFilter = ({ table }, query) =>
  query.lasting !== true
    ? null
    : { field: 'lasting', key: 'yes', passes: (row) => !isFleeting(table.ids[row]!) };

/** Whatever gives it in the end, the way to it leads through raids. */
const LEGENDARY = 5;

const due: MakeFilter = ({ table, usualLevels }, { due: levels }) => {
  if (!levels) return null;
  const { from, to, had, withoutRaids = false } = levels;
  const { ids, sourceMasks, qualities } = table;
  const passes = (row: number): boolean => {
    if (had.includes(ids[row]!)) return true;
    const sources = sourceMasks[row]!;
    const isForRaiders =
      qualities[row] === LEGENDARY || (sources !== 0 && (sources & ~RAIDERS_BITS) === 0);
    if (withoutRaids && isForRaiders) return false;
    const level = dueLevel(
      table.reachLevels[row]!,
      table.requiredLevels[row]!,
      table.itemLevels[row]!,
      usualLevels(),
    );
    return level >= from && level <= to;
  };
  return { field: 'due', key: [from, to, withoutRaids, ...had].join(' '), passes };
};

/** A weapon swings no faster and no slower than asked for. */
const speeds: MakeFilter = ({ table }, query) => {
  if (!query.speeds) return null;
  const [least, most] = query.speeds;
  const passes = (row: number): boolean => {
    for (let entry = table.statStarts[row]!; entry < table.statStarts[row + 1]!; entry++) {
      if (table.statIds[entry] !== WEAPON_SPEED) continue;
      const speed = table.statValues[entry]!;
      return speed >= least && speed <= most;
    }
    return true;
  };
  return { field: 'speeds', key: `${least} ${most}`, passes };
};
const WEAPON_SPEED = statIndex('weaponSpeed');

/** Whoever names sources asks for them. */
const obtainable: MakeFilter = (index, query) => {
  if (query.obtainable !== true) return null;
  const isAsked = Boolean(query.sources);
  const passes = (row: number): boolean => whyOutOfReach(index, row, isAsked) === null;
  return { field: 'obtainable', key: isAsked ? 'asked' : 'yes', passes };
};

const ownedOnly: MakeFilter = ({ table }, { ownedOnly: asked, owned }) => {
  if (asked !== true) return null;
  const had = new Set(owned ?? []);
  return {
    field: 'ownedOnly',
    key: [...had].join(' '),
    passes: (row) => had.has(table.ids[row]!),
  };
};

const armorType: MakeFilter = ({ table }, query) =>
  among('armorType', query.armorType, table.armorTypes, NONE);
const weaponTypes: MakeFilter = ({ table }, query) =>
  among('weaponTypes', query.weaponTypes, table.weaponTypes, NONE);
const handed: MakeFilter = ({ table }, query) => {
  const hands = listOf(query.handed)?.map((hand) => HANDED_CODES.indexOf(hand));
  return among('handed', hands, table.handed, 0);
};
const phases: MakeFilter = ({ table }, query) => among('phases', query.phases, table.phases, null);
const quality: MakeFilter = ({ table }, query) =>
  among('quality', query.quality, table.qualities, null);
const professions: MakeFilter = ({ table }, query) => {
  const known = query.professions?.map((name) => PROFESSIONS.indexOf(name as never) + 1);
  return among(
    'professions',
    known?.filter((code) => code > 0),
    table.wearProfessions,
    0,
  );
};

const maxArmorType: MakeFilter = ({ table }, { maxArmorType: max }) =>
  isNone(max)
    ? null
    : {
        field: 'maxArmorType',
        key: String(max),
        passes: (row) => table.armorTypes[row] === NONE || table.armorTypes[row]! <= max,
      };
const minRequiredLevel: MakeFilter = ({ table }, { minRequiredLevel: min }) =>
  isNone(min)
    ? null
    : {
        field: 'minRequiredLevel',
        key: String(min),
        passes: (row) => table.requiredLevels[row]! >= min,
      };
const maxRequiredLevel: MakeFilter = ({ table }, { maxRequiredLevel: max }) =>
  isNone(max)
    ? null
    : {
        field: 'maxRequiredLevel',
        key: String(max),
        passes: (row) => table.requiredLevels[row]! <= max,
      };

const gameClass: MakeFilter = (index, query) =>
  query.gameClass ? classFilter(index, query.gameClass, query) : null;

const faction: MakeFilter = ({ table }, query) => {
  if (!query.faction) return null;
  const side = FACTION_CODES.indexOf(query.faction);
  const passes = (row: number) => table.factions[row] === 0 || table.factions[row] === side;
  return { field: 'faction', key: String(side), passes };
};
const race: MakeFilter = ({ table }, query) => {
  if (!query.race) return null;
  const own = RACES.indexOf(query.race);
  return {
    field: 'race',
    key: String(own),
    passes: (row) => ((table.raceMasks[row]! >> own) & 1) === 1,
  };
};

/** Ways to get an item that the query allows; all of them when it names none. */
function allowedSources(index: SearchIndex, query: ItemQuery): number {
  return sourceBits(query.sources, index.edition) ?? (query.raids ? RAID_BITS : -1);
}
const sources: MakeFilter = (index, query) => {
  const allowed = allowedSources(index, query);
  if (allowed === -1) return null;
  const passes = (row: number) => (index.table.sourceMasks[row]! & allowed) !== 0;
  return { field: 'sources', key: String(allowed), passes };
};
/** What only raids give must drop in one of those named. */
const raids: MakeFilter = (index, query) => {
  if (!query.raids) return null;
  const { sourceMasks, raidStarts, raidZones } = index.table;
  const allowed = allowedSources(index, query);
  const zones = new Set(query.raids);
  const passes = (row: number): boolean => {
    const from = sourceMasks[row]! & allowed;
    if ((from & ~RAID_BITS) !== 0 || from === 0) return true;
    for (let at = raidStarts[row]!; at < raidStarts[row + 1]!; at++) {
      if (zones.has(raidZones[at]!)) return true;
    }
    return false;
  };
  return { field: 'raids', key: `${allowed} ${[...zones].join(' ')}`, passes };
};
/** What only PvP gives must not ask for more than the rank or rating named. */
function pvp(field: 'maxPvpRank' | 'maxArenaRating', greatest: number): MakeFilter {
  return (index, query) => {
    const max = query[field] ?? greatest;
    if (max >= greatest) return null;
    const { sourceMasks, pvpRanks, arenaRatings } = index.table;
    const asked = field === 'maxPvpRank' ? pvpRanks : arenaRatings;
    const allowed = allowedSources(index, query) & ~PVP_BIT;
    const passes = (row: number) => asked[row]! <= max || (sourceMasks[row]! & allowed) !== 0;
    return { field, key: `${max} ${allowed}`, passes };
  };
}

const type: MakeFilter = ({ table }, query) => {
  const wants = (word: 'weapon' | 'armor'): boolean =>
    query.type === word || (query.types?.includes(word) ?? false);
  const weapons = wants('weapon');
  if (weapons === wants('armor')) return null;
  const passes = (row: number) => (table.weaponTypes[row] !== NONE) === weapons;
  return { field: 'type', key: String(weapons), passes };
};

const FILTERS: readonly MakeFilter[] = [
  gameClass,
  phases,
  minRequiredLevel,
  maxRequiredLevel,
  quality,
  maxArmorType,
  armorType,
  weaponTypes,
  handed,
  faction,
  race,
  professions,
  sources,
  raids,
  pvp('maxPvpRank', MAX_PVP_RANK),
  pvp('maxArenaRating', MAX_ARENA_RATING),
  showRandom,
  lasting,
  obtainable,
  ownedOnly,
  speeds,
  due,
  type,
];

/** The filters a query sets, besides where it looks. */
export function filtersOf(
  index: SearchIndex,
  query: ItemQuery,
  { terms }: AskedFor,
): readonly Filter[] {
  return [
    ...FILTERS.map((make) => make(index, query)).filter((filter) => filter !== null),
    ...terms.map((term) => termFilter(index, term, query.owned ?? [])),
  ];
}

function isNone(value: number | null | undefined): value is null | undefined {
  return value === null || value === undefined;
}

function listOf<Value>(
  value: Value | readonly Value[] | null | undefined,
): readonly Value[] | null {
  if (value === null || value === undefined) return null;
  return (Array.isArray(value) ? value : [value]) as readonly Value[];
}

/** Bit n for each n of the list; all bits when nothing is asked. */
function bitsOf(list: readonly number[] | null | undefined): number {
  if (!list) return -1;
  return list.reduce((bits, n) => (n >= 0 && n < 31 ? bits | (1 << n) : bits), 0);
}

/** The column's number is one of those asked for, or says that there is none. */
function among(
  field: keyof ItemQuery,
  asked: number | readonly number[] | null | undefined,
  column: Uint8Array,
  none: number | null,
): Filter | null {
  const list = listOf(asked);
  if (list === null) return null;
  const bits = bitsOf(list);
  const passes = (row: number) => column[row] === none || ((bits >> column[row]!) & 1) === 1;
  return { field, key: String(bits), passes };
}
