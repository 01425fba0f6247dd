import type { Faction, GameClass, Race } from '../words/classes-and-races.ts';
import type { GemColor, Handed } from '../item/item.ts';
import type { EffectWorths } from '../worth/effect-worths.ts';
import type { StatWeights } from '../point/point.ts';
import type { SlotId } from '../slot/slots.ts';
import type { StatName } from '../stat/catalogue.ts';

export type QueryType = 'weapon' | 'armor' | 'enchant' | 'rune' | 'gem';

/** What a search asks for. A field left out, or null, asks nothing. */
export interface ItemQuery {
  /** false leaves out items that need a random suffix. */
  readonly showRandom?: boolean | null;
  /** true leaves out what vanishes with its encounter or was never given out. */
  readonly lasting?: boolean | null;
  readonly due?: Due | null;
  /** 12, 14 and 17 are searched as 11, 13 and 16; 17 still weighs a weapon's dps as the off hand's. */
  readonly slotId?: SlotId | null;
  readonly armorType?: number | readonly number[] | null;
  /** Heaviest armor; what has no armor type passes. */
  readonly maxArmorType?: number | null;
  readonly weaponTypes?: readonly number[] | null;
  readonly handed?: Handed | readonly Handed[] | null;
  /** Keys of the edition's sources, or plain source types. */
  readonly sources?: readonly string[] | null;
  /** Zone ids: what only raids give must drop in one of these. */
  readonly raids?: readonly number[] | null;
  readonly phases?: readonly number[] | null;
  readonly minRequiredLevel?: number | null;
  readonly maxRequiredLevel?: number | null;
  readonly quality?: number | readonly number[] | null;
  /** Who can wear it, proficiencies included. */
  readonly gameClass?: GameClass | null;
  readonly faction?: Faction | null;
  readonly race?: Race | null;
  /** Words of a name or origin, and terms of the search language: `slot:ring hit>10 from:karazhan`. */
  readonly search?: string | null;
  /** Base ids of what somebody has, for `is:owned` and `ownedOnly`. */
  readonly owned?: readonly number[] | null;
  /** true leaves out what is not owned. */
  readonly ownedOnly?: boolean | null;
  readonly type?: QueryType | null;
  readonly types?: readonly QueryType[] | null;
  readonly gemColors?: readonly GemColor[] | null;
  /** Professions of the wearer: what needs another is left out. */
  readonly professions?: readonly string[] | null;
  readonly maxPvpRank?: number | null;
  readonly maxArenaRating?: number | null;
  readonly statWeights?: StatWeights | null;
  /** What effects are worth besides the stats. */
  readonly effects?: EffectWorths | null;
  /** Seconds a swing, least and most; what is no weapon passes. */
  readonly speeds?: readonly [least: number, most: number] | null;
  /** true leaves out what is out of reach: what no source gives, luck alone or the highest ranks of PvP. */
  readonly obtainable?: boolean | null;
  readonly counting?: Counting | null;
  readonly sort?: Sort | null;
  /** Heirlooms are weighed as a wearer of this level sees them. */
  readonly scaledLevel?: number | null;
  readonly from?: number | null;
  readonly size?: number | null;
}

/**
 * Levels in which an item is first to be had: the one it names, or about the one at which its like is usually worn.
 * What somebody has already passes.
 */
export interface Due {
  readonly from: number;
  readonly to: number;
  /** Base ids. */
  readonly had: readonly number[];
  /** true leaves out what only raids and the bosses of the open world give: nobody raids on the way up. */
  readonly withoutRaids?: boolean;
}

/** What an item's value counts besides its own stats; each on unless switched off. */
export interface Counting {
  readonly suffix?: boolean;
  readonly gems?: boolean;
  readonly socketBonus?: boolean;
  /** true counts on gems of which one has but few, as often as there are sockets. */
  readonly rareGems?: boolean;
}

export interface Sort {
  readonly by: 'score' | 'name' | 'itemLevel' | 'requiredLevel' | 'quality' | StatName;
  readonly descending?: boolean;
}

export const PAGE_SIZE = 20;
export const MAX_PVP_RANK = 14;
export const MAX_ARENA_RATING = 3000;
