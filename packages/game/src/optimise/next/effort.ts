import type { ItemSource, SourceType } from '../../item/item.ts';
import { openSources } from '../../item/open-sources.ts';

/** Hours a try takes, about: a run of the place, a quest, a walk to a vendor. Only their order matters. */
const HOURS: Readonly<Record<SourceType, number>> = {
  vendor: 0.2,
  crafting: 0.5,
  quest: 0.5,
  container: 1,
  event: 2,
  dungeon: 0.75,
  dungeonheroic: 1,
  reputation: 6,
  achievement: 6,
  worlddrop: 8,
  worldboss: 8,
  raid: 3,
  raid10heroic: 4,
  raid25: 4,
  raid25heroic: 5,
  pvp: 8,
};

/** Percent, where no chance is known; what is bought or done comes at once. */
const USUAL_CHANCE: Readonly<Partial<Record<SourceType, number>>> = {
  dungeon: 15,
  dungeonheroic: 15,
  raid: 15,
  raid10heroic: 15,
  raid25: 15,
  raid25heroic: 15,
  worldboss: 15,
  worlddrop: 50,
  container: 20,
};

/** A thing nobody knows a way to. */
const UNKNOWN = 40;
/** Gems and enchants are bought. */
export const BOUGHT = 0.2;
const LEAST_CHANCE = 1;

/** About how many hours it takes to get a thing, by the easiest of the sources that are left. */
export function effortOf(sources: readonly ItemSource[]): number {
  return Math.min(UNKNOWN, ...openSources({ sources }).map(hoursFor));
}

function hoursFor({ type, dropChance, quest, pvpRank, arenaRating }: ItemSource): number {
  const usual = USUAL_CHANCE[type];
  const tries = usual === undefined ? 1 : 100 / Math.max(dropChance ?? usual, LEAST_CHANCE);
  const chain = type === 'quest' ? Math.max(quest?.chain ?? 1, 1) : 1;
  const rank = (pvpRank ?? 0) + (arenaRating ?? 0) / 100;
  return HOURS[type] * tries * chain + rank;
}
