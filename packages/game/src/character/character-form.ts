import type { Dataset } from '../dataset/dataset.ts';
import type { Edition } from '../edition/edition.ts';
import { classFacts } from '../equip/proficiency.ts';
import { refusal, type Refusal } from '../messages.ts';
import type { Character, Variations } from './character.ts';
import { canBe } from './race-and-class.ts';
import { CHARACTER_LIMITS } from './stored-schema.ts';
import { RACE_FACTION } from './words.ts';

export type CharacterForm = Pick<
  Character,
  'name' | 'level' | 'race' | 'gender' | 'gameClass' | 'faction' | 'variations'
>;

/** Why a character cannot be saved: the first reason (core §5). */
export function whyNotCharacter(
  form: CharacterForm,
  { edition, dataset }: { readonly edition: Edition; readonly dataset: Dataset },
): Refusal | null {
  const { name, level, race, gameClass, faction, gender, variations } = form;
  if (name.trim() === '') return refusal('required', 'Character Name');
  if (name.length > CHARACTER_LIMITS.name) {
    return refusal('tooLong', 'Character Name', CHARACTER_LIMITS.name);
  }
  // Death knights are born at 55: there are no figures for a younger one.
  const youngest = classFacts(dataset, gameClass)?.minLevel ?? 1;
  if (!Number.isInteger(level) || level < youngest || level > edition.maxLevel) {
    return refusal('outOfRange', 'Level', youngest, edition.maxLevel);
  }
  if (!edition.races.includes(race) || !canBe(dataset, race, gameClass)) {
    return refusal('classNotOfRace', race, gameClass);
  }
  if (RACE_FACTION[race] !== faction)
    return refusal('malformed', 'faction', `${race} is not of it`);
  const counts = dataset.appearance(race, gender);
  const keys = Object.keys(counts) as (keyof Variations)[];
  const over = keys.find((key) => variations[key] < 0 || variations[key] >= counts[key]);
  return over ? refusal('outOfRange', over, 0, counts[over] - 1) : null;
}
