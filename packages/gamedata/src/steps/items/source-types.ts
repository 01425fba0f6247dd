import type { SourceType } from '@gearwright/game/item/item.ts';
import type { Difficulty, ZoneRow } from './fact-rows.ts';

/** Bosses of the open world, by the client's creature ids. */
const WORLD_BOSSES: ReadonlySet<number> = new Set([
  6109, // Azuregos
  12397, // Lord Kazzak
  14887, // Ysondre
  14888, // Lethon
  14889, // Emeriss
  14890, // Taerar
  17711, // Doomwalker
  18728, // Doom Lord Kazzak
  221943, // Ysondre in Season of Discovery
  221407, // Lethon
  221391, // Emeriss
  221427, // Taerar
  230302, // Lord Kazzak
  231494, // Azuregos
]);

const WORLD_BOSS_NAMES: ReadonlySet<string> = new Set([
  'Azuregos',
  'Lord Kazzak',
  'Ysondre',
  'Lethon',
  'Emeriss',
  'Taerar',
  'Doomwalker',
  'Doom Lord Kazzak',
]);

/** Bosses that come to a dungeon for the days of a festival. */
const FESTIVAL_BOSSES: ReadonlySet<number> = new Set([
  23682, // Headless Horseman
  23872, // Coren Direbrew
  25740, // Ahune
  36296, // Apothecary Hummel
]);

const FESTIVAL_BOSS_NAMES: ReadonlySet<string> = new Set([
  'Headless Horseman',
  'Coren Direbrew',
  'Ahune',
  'Apothecary Hummel',
]);

/** Wings of Icecrown Citadel have area ids of their own; the raid is one. */
const WING_OF: Readonly<Record<number, number>> = {
  4893: 4812,
  4894: 4812,
  4895: 4812,
  4896: 4812,
  4897: 4812,
};

const RAID_DIFFICULTY: Partial<Record<Difficulty, SourceType>> = {
  raid10heroic: 'raid10heroic',
  raid25: 'raid25',
  raid25heroic: 'raid25heroic',
};

export interface DropPlace {
  readonly npc: number | null;
  readonly name: string | null;
  readonly zone: ZoneRow | null;
  readonly difficulty: Difficulty;
}

/** A raid of ten, and every raid before sizes could be chosen, is plain `raid`. */
export function dropType({ npc, name, zone, difficulty }: DropPlace): SourceType {
  const known = npc !== null ? WORLD_BOSSES.has(npc) : false;
  if (known || (name !== null && WORLD_BOSS_NAMES.has(name) && zone?.kind !== 'dungeon')) {
    return 'worldboss';
  }
  if (FESTIVAL_BOSSES.has(npc ?? 0) || FESTIVAL_BOSS_NAMES.has(name ?? '')) return 'event';
  const raid = RAID_DIFFICULTY[difficulty];
  if (zone?.kind === 'raid' || raid !== undefined || difficulty === 'raid10') return raid ?? 'raid';
  if (zone?.kind === 'dungeon') return difficulty === 'normal' ? 'dungeon' : 'dungeonheroic';
  if (zone === null && difficulty !== 'normal') return 'dungeonheroic';
  return 'worlddrop';
}

export function raidOf(zone: ZoneRow | null): number | null {
  if (zone?.kind !== 'raid') return null;
  return WING_OF[zone.id] ?? zone.id;
}
