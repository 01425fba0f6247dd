export const CLASSES = [
  'warrior',
  'hunter',
  'mage',
  'priest',
  'rogue',
  'druid',
  'paladin',
  'warlock',
  'shaman',
  'deathknight',
] as const;
export type GameClass = (typeof CLASSES)[number];

/** As the game numbers them. */
export const CLASS_IDS: Readonly<Record<GameClass, number>> = {
  warrior: 1,
  paladin: 2,
  hunter: 3,
  rogue: 4,
  priest: 5,
  deathknight: 6,
  shaman: 7,
  mage: 8,
  warlock: 9,
  druid: 11,
};

export const RACE_IDS = {
  human: 1,
  orc: 2,
  dwarf: 3,
  nightelf: 4,
  undead: 5,
  tauren: 6,
  gnome: 7,
  troll: 8,
  bloodelf: 10,
  draenei: 11,
} as const;
export type Race = keyof typeof RACE_IDS;
export const RACES = Object.keys(RACE_IDS) as readonly Race[];

export type Faction = 'alliance' | 'horde';
/** male 0, female 1. */
export type Gender = 0 | 1;

export const RACE_FACTION: Readonly<Record<Race, Faction>> = {
  human: 'alliance',
  orc: 'horde',
  dwarf: 'alliance',
  nightelf: 'alliance',
  undead: 'horde',
  tauren: 'horde',
  gnome: 'alliance',
  troll: 'horde',
  bloodelf: 'horde',
  draenei: 'alliance',
};
