import type { GameClass } from '../words/classes-and-races.ts';
import { SLOT_IDS } from '../slot/slots.ts';
import type { DefaultFilters, Gear, GearSet, ModelSettings } from './gear-set.ts';
import { NO_GOALS } from './gear-goals.ts';
import { EMPTY_PIECE } from './piece.ts';

export const GLYPH_SLOT_COUNT = 6;

/** The highest ranks there are: nothing is left out. */
export const DEFAULT_FILTERS: DefaultFilters = {
  sources: null,
  raids: null,
  mainWeaponTypes: null,
  offWeaponTypes: null,
  rangedWeaponTypes: null,
  armorTypes: null,
  professions: null,
  maxPvpRank: 14,
  maxArenaRating: 3000,
};

export const DEFAULT_MODEL_SETTINGS: ModelSettings = {
  showHelm: true,
  showCloak: true,
  sheathed: false,
};

export function emptyGear(): Gear {
  return Object.fromEntries(SLOT_IDS.map((slot) => [slot, EMPTY_PIECE])) as unknown as Gear;
}

export function emptyGlyphs(): readonly null[] {
  return Array.from({ length: GLYPH_SLOT_COUNT }, () => null);
}

export interface SetBeginnings {
  readonly id: string;
  readonly characterId: string;
  readonly name: string;
  readonly gameClass: GameClass;
  readonly spec: string;
  readonly phase: number;
}

export function newGearSet(beginnings: SetBeginnings): GearSet {
  return {
    ...beginnings,
    publicId: null,
    version: 0,
    pinned: false,
    gear: emptyGear(),
    wishlist: [],
    glyphs: emptyGlyphs(),
    talents: '',
    points: [],
    effectValues: [],
    goals: NO_GOALS,
    buffs: [],
    consumables: [],
    modelSettings: DEFAULT_MODEL_SETTINGS,
    defaultFilters: DEFAULT_FILTERS,
  };
}
