import { WEAPON_STATS } from '@gearwright/game/dataset/item-rows.ts';
import type { Section } from '@gearwright/game/dataset/pack.ts';
import type { Item } from '@gearwright/game/item/item.ts';
import { statIndex } from '@gearwright/game/stat/catalogue.ts';
import type { StatName, Stats } from '@gearwright/game/stat/catalogue.ts';
import { SourceError } from '../compiled.ts';
import { bytes } from './fitting-columns.ts';

export function isWeapon(item: Item): boolean {
  return [item.damageMin, item.damageMax, item.speed, item.dps].some((figure) => figure !== null);
}

/** Sparse stats in the catalogue's order; the values as places in a dictionary, the commonest first. */
export function statColumns(items: readonly Item[]): Section[] {
  const rows = items.map(sortedStats);
  const entries = rows.flat();
  const dictionary = commonestFirst(entries.map(([, value]) => value));
  const places = new Map(dictionary.map((value, place) => [value, place]));
  if (dictionary.length > 0x10000) {
    throw new SourceError('pack', 'stat values', `${dictionary.length} different ones`);
  }
  const counts = new Map(items.map((item, row) => [item, rows[row]!.length]));
  return [
    bytes('statCounts', items, (item) => counts.get(item)!),
    { name: 'statIds', column: Uint8Array.from(entries, ([name]) => statIndex(name)) },
    { name: 'statValues', column: Uint16Array.from(entries, ([, value]) => places.get(value)!) },
    { name: 'statDictionary', column: Float64Array.from(dictionary) },
  ];
}

type StatEntry = readonly [StatName, number];

function sortedStats(item: Item): StatEntry[] {
  const stats = isWeapon(item) ? { ...plainStats(item), ...weaponFigures(item) } : item.stats;
  return (Object.entries(stats) as [StatName, number][]).toSorted(
    ([one], [other]) => statIndex(one) - statIndex(other),
  );
}

function plainStats(item: Item): Stats {
  const twice = WEAPON_STATS.find((name) => item.stats[name] !== undefined);
  if (twice === undefined) return item.stats;
  throw new SourceError('pack', `item ${item.id} ${item.name}`, `a weapon has ${twice} as a stat`);
}

function weaponFigures(item: Item): Stats {
  const { damageMin, damageMax, speed, dps } = item;
  return {
    ...(damageMin === null ? {} : { weaponDamageMin: damageMin }),
    ...(damageMax === null ? {} : { weaponDamageMax: damageMax }),
    ...(speed === null ? {} : { weaponSpeed: speed }),
    ...(dps === null ? {} : { weaponDps: dps }),
  };
}

function commonestFirst(values: readonly number[]): number[] {
  const uses = new Map<number, number>();
  for (const value of values) uses.set(value, (uses.get(value) ?? 0) + 1);
  return [...uses.keys()].toSorted((a, b) => uses.get(b)! - uses.get(a)! || a - b);
}
