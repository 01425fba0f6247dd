import type { ItemTable } from './dataset.ts';
import type { Pack } from './pack.ts';

/** The columns of a core pack, read where they lie; only the stat values are spelt out from their dictionary. */
export function readItemTable(pack: Pack): ItemTable {
  const ids = pack.column('ids', 'i32');
  const icons = pack.column('icons', 'u16');
  return {
    length: ids.length,
    ids,
    kinds: pack.column('kinds', 'u8'),
    qualities: pack.column('qualities', 'u8'),
    itemLevels: pack.column('itemLevels', 'u16'),
    requiredLevels: pack.column('requiredLevels', 'u8'),
    phases: pack.column('phases', 'u8'),
    slots: pack.column('slots', 'u8'),
    handed: pack.column('handed', 'u8'),
    armorTypes: pack.column('armorTypes', 'u8'),
    weaponTypes: pack.column('weaponTypes', 'u8'),
    classMasks: pack.column('classMasks', 'u16'),
    raceMasks: pack.column('raceMasks', 'u16'),
    factions: pack.column('factions', 'u8'),
    sourceMasks: pack.column('sourceMasks', 'u16'),
    pvpRanks: pack.column('pvpRanks', 'u8'),
    arenaRatings: pack.column('arenaRatings', 'u16'),
    reachLevels: pack.column('reachLevels', 'u8'),
    wearProfessions: pack.column('wearProfessions', 'u8'),
    craftMasks: pack.column('craftMasks', 'u16'),
    raidStarts: startsOf(pack.column('raidCounts', 'u8')),
    raidZones: pack.column('raidZones', 'u16'),
    flags: pack.column('flags', 'u8'),
    binds: pack.column('binds', 'u8'),
    statStarts: startsOf(pack.column('statCounts', 'u8')),
    statIds: pack.column('statIds', 'u8'),
    statValues: spelt(pack.column('statValues', 'u16'), pack.column('statDictionary', 'f64')),
    sockets: pack.column('sockets', 'u8'),
    socketLists: pack.json('socketLists'),
    socketBonuses: pack.column('socketBonuses', 'u16'),
    socketBonusStats: pack.json('socketBonusStats'),
    setIds: pack.column('setIds', 'i32'),
    limits: pack.column('limits', 'u8'),
    limitCategories: pack.json('limitCategories'),
    row: (baseId) => rowOf(ids, baseId),
    name: (row) => pack.strings('names')[row] ?? '',
    icon: (row) => pack.strings('iconNames')[icons[row] ?? -1] ?? '',
  };
}

/** Place of an id in an ascending column, −1 when it is not there. */
export function rowOf(ids: Int32Array, id: number): number {
  let low = 0;
  let high = ids.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = ids[middle]!;
    if (found === id) return middle;
    if (found < id) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** Counts per row become the places where each row's entries begin, with one more for the end. */
function startsOf(counts: Uint8Array | Uint16Array): Uint32Array {
  const starts = new Uint32Array(counts.length + 1);
  for (let row = 0; row < counts.length; row++) starts[row + 1] = starts[row]! + counts[row]!;
  return starts;
}

function spelt(places: Uint16Array, dictionary: Float64Array): Float64Array {
  const values = new Float64Array(places.length);
  for (let i = 0; i < places.length; i++) values[i] = dictionary[places[i]!]!;
  return values;
}
