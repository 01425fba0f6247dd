import type { CharacterForm } from '@gearwright/game/character/character-form.ts';
import { whyNotsCharacter } from '@gearwright/game/character/character-form.ts';
import type { Character } from '@gearwright/game/character/character.ts';
import { fittingVariations } from '@gearwright/game/character/fitting-variations.ts';
import { beginCharacter, type Dice } from '@gearwright/game/character/new-character.ts';
import { canBe, classAfterRace } from '@gearwright/game/character/race-and-class.ts';
import {
  RACE_FACTION,
  type GameClass,
  type Gender,
  type Race,
} from '@gearwright/game/words/classes-and-races.ts';
import type { Refusal } from '@gearwright/game/messages.ts';
import type { RosterGame } from '@gearwright/roster/roster-game.ts';

/** A character while it is filled in. */
export interface Draft extends Pick<
  Character,
  'race' | 'gender' | 'gameClass' | 'variations' | 'name'
> {
  /** As typed. */
  readonly level: string;
  /** `eu_firemaw` */
  readonly realm: string | null;
}

export function newDraft({ edition, dataset }: RosterGame, dice: Dice): Draft {
  return draftOf(beginCharacter(edition, dataset, dice));
}

export function draftOf(character: Omit<Character, 'id'>): Draft {
  const { race, gender, gameClass, variations, name, level, realm } = character;
  return { race, gender, gameClass, variations, name, realm, level: String(level) };
}

/** A race that cannot be the class switches to its first one. */
export function withRace(draft: Draft, race: Race, { dataset }: RosterGame): Draft {
  const gameClass = classAfterRace(dataset, race, draft.gameClass);
  const variations = fittingVariations(dataset, race, draft.gender, draft.variations);
  return { ...draft, race, gameClass, variations };
}

export function withGender(draft: Draft, gender: Gender, { dataset }: RosterGame): Draft {
  const variations = fittingVariations(dataset, draft.race, gender, draft.variations);
  return { ...draft, gender, variations };
}

/** With the class locked, only races that can be it are to be had. */
export function mayBeRace(race: Race, locked: GameClass | null, { dataset }: RosterGame): boolean {
  return locked === null || canBe(dataset, race, locked);
}

export function mayBeClass(
  gameClass: GameClass,
  { race }: Draft,
  locked: GameClass | null,
  { dataset }: RosterGame,
): boolean {
  return locked === null ? canBe(dataset, race, gameClass) : gameClass === locked;
}

export function levelOf({ level }: Draft): number {
  const typed = level.trim();
  if (typed === '') return Number.NaN;
  // What is no whole number is a level nobody can have.
  return /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
}

/** Why it cannot be saved yet. */
export function whyNotsDraft(draft: Draft, game: RosterGame): readonly Refusal[] {
  const form: CharacterForm = {
    ...draft,
    level: levelOf(draft),
    faction: RACE_FACTION[draft.race],
  };
  return whyNotsCharacter(form, game);
}
