import type { Faction, GameClass, Gender, Race } from '@gearwright/game/words/classes-and-races.ts';
import type { EnchantId } from '@gearwright/game/dataset/tables.ts';
import type { ItemId } from '@gearwright/game/item/item.ts';
import type { PlannerError } from '@gearwright/game/messages.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';

/** Where live characters of one edition are looked up. */
export interface Armory {
  /** Throws an `ArmoryError`. */
  character(region: string, realm: string, name: string): Promise<LiveSet>;
}

export type Armories = Readonly<Record<EditionKey, Armory>>;

export type ArmoryFailure =
  | 'liveCharacterNotFound'
  | 'liveCharacterLaterExpansion'
  /** Too many were asked for; trying again later helps. */
  | 'armoryBusy'
  | 'armoryUnreachable';

export type ArmoryError = PlannerError<ArmoryFailure>;

/** What a live character wears and has learned, as it is sent: arrays of twenty, by slot. */
export interface LiveSet {
  readonly gameClass: GameClass;
  readonly spec: string;
  readonly itemIds: readonly (ItemId | null)[];
  readonly enchantIds: readonly (EnchantId | null)[];
  readonly gemIds: readonly (readonly (ItemId | null)[] | null)[];
  readonly runeIds: readonly (string | null)[];
  readonly glyphIds: readonly (string | null)[];
  readonly talents: string;
  /** Professions that the gear implies; the publisher's answers do not name them. */
  readonly professions: readonly string[];
  readonly character: LiveCharacter;
  /** One of our own examples rather than a player's (acceptance D11). */
  readonly sample: boolean;
}

export interface LiveCharacter {
  readonly name: string;
  readonly level: number;
  readonly race: Race;
  readonly gender: Gender;
  readonly faction: Faction;
  readonly guild: string | null;
}
