import type { SourceType } from './item.ts';

/** The bit of a source mask is the place in this list. */
export const SOURCE_TYPES: readonly SourceType[] = [
  'worlddrop',
  'crafting',
  'quest',
  'reputation',
  'pvp',
  'vendor',
  'dungeon',
  'dungeonheroic',
  'raid',
  'raid10heroic',
  'raid25',
  'raid25heroic',
  'worldboss',
  'event',
  'achievement',
  'container',
];

/** Where something drops that is not bought, made or earned. */
export const DROPPING_TYPES: readonly SourceType[] = [
  'dungeon',
  'dungeonheroic',
  'raid',
  'raid10heroic',
  'raid25',
  'raid25heroic',
  'worldboss',
];
