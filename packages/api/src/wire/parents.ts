import type { ChosenBuff, ChosenConsumable } from '@gearwright/game/set/gear-set.ts';
import type { Point } from '@gearwright/game/point/point.ts';
import type { Spell } from '@gearwright/game/dataset/tables.ts';
import type { StoredCharacter } from '@gearwright/game/stored/character-schema.ts';
import type { StoredSet } from '@gearwright/game/stored/stored-set.ts';
import type { PublicSet, SetSummary } from '@gearwright/roster/roster.ts';
import type { WireItem } from './item-to-wire.ts';

/** What field resolvers are handed: the game's own forms. Numbers become text where the schema says ID. */
export interface CharacterParent extends StoredCharacter {
  readonly sets?: readonly SetSummary[];
}

export interface GearSetParent extends StoredSet {
  readonly character?: CharacterParent;
  readonly warnings?: readonly string[];
}

export type PublicSetParent = PublicSet;
export type ItemParent = WireItem;
export type PointParent = Point;
export type ChosenBuffParent = ChosenBuff;
export type ChosenConsumableParent = ChosenConsumable;
export type SpellParent = Spell;

export interface ImprovementRankParent {
  readonly rank: number;
  readonly spellId: number;
}
