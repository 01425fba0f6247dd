import type { SourceOption } from './edition.ts';

/** Binds when equipped: what can be bought. */
const boe: SourceOption = { key: 'boe', label: 'BoE', types: ['crafting', 'worlddrop'] };
const crafting: SourceOption = { key: 'crafting', label: 'Crafting', types: ['crafting'] };
const quest: SourceOption = { key: 'quest', label: 'Quest', types: ['quest'] };
const pvp: SourceOption = { key: 'pvp', label: 'PvP', types: ['pvp'] };
const reputation: SourceOption = { key: 'reputation', label: 'Reputation', types: ['reputation'] };
const dungeon: SourceOption = { key: 'dungeon', label: 'Dungeon', types: ['dungeon'] };
const heroic: SourceOption = { key: 'dungeonheroic', label: 'Heroic', types: ['dungeonheroic'] };
const raid: SourceOption = { key: 'raid', label: 'Raid', types: ['raid'] };
const worldBoss: SourceOption = { key: 'worldboss', label: 'World Boss', types: ['worldboss'] };

export const classicSources: readonly SourceOption[] = [
  boe,
  crafting,
  quest,
  pvp,
  reputation,
  dungeon,
  raid,
  worldBoss,
];

export const burningCrusadeSources: readonly SourceOption[] = [
  boe,
  crafting,
  quest,
  pvp,
  reputation,
  dungeon,
  heroic,
  raid,
  worldBoss,
];

export const wrathSources: readonly SourceOption[] = [
  boe,
  crafting,
  quest,
  pvp,
  reputation,
  dungeon,
  { ...heroic, label: 'Dungeon (H)' },
  { ...raid, label: 'Raid 10N' },
  { key: 'raid10heroic', label: 'Raid 10H', types: ['raid10heroic'] },
  { key: 'raid25', label: 'Raid 25N', types: ['raid25'] },
  { key: 'raid25heroic', label: 'Raid 25H', types: ['raid25heroic'] },
  worldBoss,
];
