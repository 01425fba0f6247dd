import { maskOf } from '@gearwright/game/dataset/item-codes.ts';
import type { Section } from '@gearwright/game/dataset/pack.ts';
import type { Item, ItemSource, ItemTexts } from '@gearwright/game/item/item.ts';
import { PROFESSIONS } from '@gearwright/game/item/professions.ts';
import type { Profession } from '@gearwright/game/item/professions.ts';
import { bytes, shorts } from './fitting-columns.ts';

/** What the filters ask of an item's sources: PvP rank, arena rating, crafts and raids. */
export function sourceColumns(
  items: readonly Item[],
  texts: ReadonlyMap<number, ItemTexts>,
): Section[] {
  const sources = (item: Item): readonly ItemSource[] => texts.get(item.baseId)?.sources ?? [];
  const raids = items.map((item) => raidZones(sources(item)));
  const raidCounts = new Map(items.map((item, row) => [item, raids[row]!.length]));
  return [
    bytes('pvpRanks', items, (item) =>
      highest([
        texts.get(item.baseId)?.pvpRankNumber ?? 0,
        ...sources(item).map((source) => source.pvpRank ?? 0),
      ]),
    ),
    // The easiest way counts: what later costs more honor and no rating asks for none.
    shorts('arenaRatings', items, (item) => lowest(pvpSources(sources(item)))),
    bytes('reachLevels', items, (item) => texts.get(item.baseId)?.reachLevel ?? 0),
    shorts('craftMasks', items, (item) => maskOf(crafts(sources(item)), PROFESSIONS)),
    bytes('raidCounts', items, (item) => raidCounts.get(item)!),
    { name: 'raidZones', column: Uint16Array.from(raids.flat()) },
  ];
}

function highest(numbers: readonly number[]): number {
  return Math.max(0, ...numbers);
}

function pvpSources(sources: readonly ItemSource[]): readonly number[] {
  return sources
    .filter(({ type, arenaRating }) => type === 'pvp' || arenaRating !== null)
    .map(({ arenaRating }) => arenaRating ?? 0);
}

function lowest(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : Math.min(...numbers);
}

function crafts(sources: readonly ItemSource[]): Profession[] {
  return sources
    .filter((source) => source.type === 'crafting' && source.profession !== null)
    .map((source) => source.profession as Profession);
}

function raidZones(sources: readonly ItemSource[]): number[] {
  const zones = sources.flatMap((source) => (source.raid === null ? [] : [source.raid]));
  return [...new Set(zones)].toSorted((a, b) => a - b);
}
