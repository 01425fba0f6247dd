import type { Faction, GameClass, Gender, Race } from '../words/classes-and-races.ts';
import type { Point } from '../point/point.ts';

export interface Variations {
  readonly skinColor: number;
  readonly face: number;
  readonly hair: number;
  readonly hairColor: number;
  readonly facialHair: number;
}

/** A live character's gear, read-only; its points are the player's. */
export interface ConnectedSet {
  /** region-realm-name */
  readonly id: string;
  readonly region: 'eu' | 'us';
  readonly realm: string;
  readonly name: string;
  readonly points: readonly Point[];
}

export interface Character {
  readonly id: string;
  readonly name: string;
  readonly level: number;
  readonly realm: string | null;
  readonly guild: string | null;
  readonly faction: Faction;
  readonly race: Race;
  readonly gender: Gender;
  readonly gameClass: GameClass;
  readonly spec: string | null;
  readonly variations: Variations;
  readonly connectedSets: readonly ConnectedSet[];
}

/** What the rules need to know of whoever wears the gear. */
export interface Wearer {
  readonly race: Race;
  readonly gameClass: GameClass;
  readonly level: number;
  readonly faction: Faction;
  /** From the filters of the set worn (acceptance D5); absent is none. */
  readonly professions?: readonly string[];
}
