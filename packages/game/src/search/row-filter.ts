import { CLASSES, RACES } from '../character/words.ts';
import { FLAG_RANDOM } from '../dataset/dataset.ts';
import { ANYONE, FACTION_CODES, HANDED_CODES, NONE } from '../dataset/item-codes.ts';
import type { Handed } from '../item/item.ts';
import { PROFESSIONS } from '../item/professions.ts';
import { RANGED as RANGED_SLOT } from '../slot/slots.ts';
import { MAX_ARENA_RATING, MAX_PVP_RANK } from './query.ts';
import type { ItemQuery } from './query.ts';
import type { SearchIndex } from './search-index.ts';
import { PVP_BIT, RAID_BITS, sourceBits } from './source-bits.ts';
import { usableTypes } from './usable-types.ts';

/** The fields that can hide an item, each with its bit in what `failures` returns. */
export const FILTERS = [
  'showRandom',
  'armorType',
  'maxArmorType',
  'weaponTypes',
  'handed',
  'sources',
  'raids',
  'phases',
  'minRequiredLevel',
  'maxRequiredLevel',
  'quality',
  'gameClass',
  'faction',
  'race',
  'professions',
  'maxPvpRank',
  'maxArenaRating',
  'type',
] as const satisfies readonly (keyof ItemQuery)[];
export type FilterName = (typeof FILTERS)[number];

const bit = (name: FilterName): number => 1 << FILTERS.indexOf(name);
const RANDOM = bit('showRandom');
const ARMOR = bit('armorType');
const MAX_ARMOR = bit('maxArmorType');
const WEAPON = bit('weaponTypes');
const HANDED = bit('handed');
const SOURCES = bit('sources');
const RAIDS = bit('raids');
const PHASES = bit('phases');
const MIN_LEVEL = bit('minRequiredLevel');
const MAX_LEVEL = bit('maxRequiredLevel');
const QUALITY = bit('quality');
const CLASS = bit('gameClass');
const FACTION = bit('faction');
const RACE = bit('race');
const PROFESSION = bit('professions');
const RANK = bit('maxPvpRank');
const RATING = bit('maxArenaRating');
const TYPE = bit('type');

/** What a row fails, as bits of FILTERS; 0 when it passes all. */
export type RowFilter = (row: number) => number;

/** The query as numbers, so that judging a row reads columns and nothing else. */
export function rowFilter(index: SearchIndex, query: ItemQuery): RowFilter {
  const { table } = index;
  const { armorTypes, weaponTypes, handed, sourceMasks, phases, requiredLevels } = table;
  const { qualities, classMasks, factions, raceMasks, wearProfessions, flags } = table;
  const { pvpRanks, arenaRatings, raidStarts, raidZones, slots } = table;

  const noRandom = query.showRandom === false;
  const armorBits = bitsOf(query.armorType);
  const maxArmor = query.maxArmorType ?? NONE;
  const weaponBits = bitsOf(query.weaponTypes);
  const handedBits = bitsOf(
    listOf(query.handed)?.map((hand: Handed) => HANDED_CODES.indexOf(hand)),
  );
  const sources = sourceBits(query.sources, index.edition) ?? (query.raids ? RAID_BITS : -1);
  const raids = query.raids ? new Set(query.raids) : null;
  const phaseBits = bitsOf(query.phases);
  const minLevel = query.minRequiredLevel ?? 0;
  const maxLevel = query.maxRequiredLevel ?? NONE;
  const qualityBits = bitsOf(query.quality);
  const classBit = query.gameClass ? 1 << CLASSES.indexOf(query.gameClass) : ANYONE;
  const usable = query.gameClass ? usableTypes(index.dataset, query.gameClass, query) : null;
  const side = query.faction ? FACTION_CODES.indexOf(query.faction) : 0;
  const raceBit = query.race ? 1 << RACES.indexOf(query.race) : ANYONE;
  const professionBits = bitsOf(
    query.professions?.map((name) => PROFESSIONS.indexOf(name as never)),
  );
  const maxRank = query.maxPvpRank ?? MAX_PVP_RANK;
  const maxRating = query.maxArenaRating ?? MAX_ARENA_RATING;
  const weapons = wants(query, 'weapon');
  const armor = wants(query, 'armor');

  const dropsInRaid = (row: number): boolean => {
    for (let at = raidStarts[row]!; at < raidStarts[row + 1]!; at++) {
      if (raids!.has(raidZones[at]!)) return true;
    }
    return false;
  };

  return (row) => {
    let fails = 0;
    const armorType = armorTypes[row]!;
    const weaponType = weaponTypes[row]!;
    if (noRandom && flags[row]! & FLAG_RANDOM) fails |= RANDOM;
    if (armorType !== NONE) {
      if (!((armorBits >> armorType) & 1)) fails |= ARMOR;
      if (armorType > maxArmor) fails |= MAX_ARMOR;
      if (usable && weaponType === NONE && !((usable.armor >> armorType) & 1)) fails |= CLASS;
    }
    if (weaponType !== NONE) {
      if (!((weaponBits >> weaponType) & 1)) fails |= WEAPON;
      if (usable) {
        const skills = slots[row] === RANGED_SLOT ? usable.ranged : usable.inHand[handed[row]!]!;
        if (!((skills >> weaponType) & 1)) fails |= CLASS;
      }
    }
    if (handed[row] !== 0 && !((handedBits >> handed[row]!) & 1)) fails |= HANDED;
    const from = sourceMasks[row]! & sources;
    if (sources !== -1 && from === 0) fails |= SOURCES;
    else if (raids && (from & ~RAID_BITS) === 0 && !dropsInRaid(row)) fails |= RAIDS;
    if (pvpRanks[row]! > maxRank && (from & ~PVP_BIT) === 0) fails |= RANK;
    if (arenaRatings[row]! > maxRating && (from & ~PVP_BIT) === 0) fails |= RATING;
    if (!((phaseBits >> phases[row]!) & 1)) fails |= PHASES;
    if (requiredLevels[row]! < minLevel) fails |= MIN_LEVEL;
    if (requiredLevels[row]! > maxLevel) fails |= MAX_LEVEL;
    if (!((qualityBits >> qualities[row]!) & 1)) fails |= QUALITY;
    if (!(classMasks[row]! & classBit)) fails |= CLASS;
    if (side !== 0 && factions[row] !== 0 && factions[row] !== side) fails |= FACTION;
    if (!(raceMasks[row]! & raceBit)) fails |= RACE;
    const profession = wearProfessions[row]!;
    if (profession !== 0 && !((professionBits >> (profession - 1)) & 1)) fails |= PROFESSION;
    if (weapons !== armor && weapons !== (weaponType !== NONE)) fails |= TYPE;
    return fails;
  };
}

function listOf<Value>(
  value: Value | readonly Value[] | null | undefined,
): readonly Value[] | null {
  if (value === null || value === undefined) return null;
  return (Array.isArray(value) ? value : [value]) as readonly Value[];
}

/** Bit n for each n of the list; all bits when nothing is asked. */
function bitsOf(value: number | readonly number[] | null | undefined): number {
  const list = listOf(value);
  if (list === null) return -1;
  return list.reduce((bits, n) => (n >= 0 && n < 31 ? bits | (1 << n) : bits), 0);
}

function wants(query: ItemQuery, type: 'weapon' | 'armor'): boolean {
  return query.type === type || (query.types?.includes(type) ?? false);
}
