import type { Item } from '@gearwright/game/item/item.ts';
import type { SlotId } from '@gearwright/game/slot/slots.ts';
import type { GameClass } from '@gearwright/game/words/classes-and-races.ts';
import type { LootDrop, LootPlace } from '../../data/loot/loot-sheet.ts';

/** Somebody of the roster, as the sheets name them. */
export interface Raider {
  readonly key: string;
  readonly name: string;
  readonly gameClass: GameClass;
  readonly setName: string;
}

/** What one raider could gain, place by place. */
export interface RaiderLoot {
  readonly raider: Raider;
  /** What the set is worth as it is, by the same weights. */
  readonly worth: number;
  readonly places: readonly LootPlace[];
}

/** A raider who would be better with an item. */
export interface Need {
  readonly raider: Raider;
  readonly gain: number;
  /** Of the set's worth, so that raiders of other weights compare; null for a set that is worth nothing yet. */
  readonly share: number | null;
}

export interface ContestedItem {
  readonly item: Item;
  readonly slot: SlotId;
  readonly chance: LootDrop['chance'];
  /** Who gains most first. */
  readonly needs: readonly Need[];
}

export interface GuildBoss {
  readonly who: string;
  readonly items: readonly ContestedItem[];
}

export interface GuildPlace {
  readonly where: string;
  /** How many of the roster gain something there. */
  readonly raiders: number;
  readonly bosses: readonly GuildBoss[];
}

interface Wanted extends Omit<LootDrop, 'gain'> {
  readonly where: string;
  readonly who: string;
  readonly need: Need;
}

/** Everybody's loot on one sheet: raid by raid and boss by boss who gains how much by what. */
export function guildLoot(everybody: readonly RaiderLoot[]): readonly GuildPlace[] {
  const wanted = everybody.flatMap(wantedBy);
  return [...Map.groupBy(wanted, ({ where }) => where)]
    .map(([where, there]) => ({
      where,
      raiders: new Set(there.map(({ need }) => need.raider.key)).size,
      bosses: [...Map.groupBy(there, ({ who }) => who)]
        .map(([who, of]) => ({ who, items: contested(of) }))
        .toSorted((a, b) => firstOf(b) - firstOf(a)),
    }))
    .toSorted(
      (a, b) =>
        b.raiders - a.raiders ||
        Math.max(...b.bosses.map(firstOf)) - Math.max(...a.bosses.map(firstOf)),
    );
}

/** What one raider needs from whom, the most gain first. */
export interface RaiderDrop extends LootDrop {
  readonly where: string;
  readonly who: string;
}

export function dropsOf({ places }: Pick<RaiderLoot, 'places'>): readonly RaiderDrop[] {
  return places
    .flatMap(({ where, bosses }) =>
      bosses.flatMap(({ who, drops }) => drops.map((drop) => ({ ...drop, where, who }))),
    )
    .toSorted((a, b) => b.gain - a.gain);
}

function wantedBy({ raider, worth, places }: RaiderLoot): readonly Wanted[] {
  return dropsOf({ places }).map(({ gain, ...drop }) => ({
    ...drop,
    need: { raider, gain, share: worth > 0 ? gain / worth : null },
  }));
}

function contested(wanted: readonly Wanted[]): readonly ContestedItem[] {
  return [...Map.groupBy(wanted, ({ item }) => item.id).values()]
    .map((same) => {
      const { item, slot, chance } = same[0]!;
      const needs = same.map(({ need }) => need).toSorted((a, b) => weightOf(b) - weightOf(a));
      return { item, slot, chance, needs };
    })
    .toSorted((a, b) => weightOf(b.needs[0]!) - weightOf(a.needs[0]!));
}

/** Who has nothing yet gains most of all. */
function weightOf({ share }: Need): number {
  return share ?? Number.MAX_VALUE;
}

function firstOf({ items }: GuildBoss): number {
  return weightOf(items[0]!.needs[0]!);
}
