import type { Dataset } from '../dataset/dataset.ts';
import type { Edition } from '../edition/edition.ts';
import { refusal, type Refusal } from '../messages.ts';
import type { Character, Variations } from './character.ts';
import { CHARACTER_LIMITS } from './character-limits.ts';
import { whyNotsWearer } from './why-nots-wearer.ts';

export type CharacterForm = Pick<
  Character,
  'name' | 'level' | 'race' | 'gender' | 'gameClass' | 'faction' | 'variations'
>;

type Game = { readonly edition: Edition; readonly dataset: Dataset };

/** Why a character cannot be saved: the first reason. */
export function whyNotCharacter(form: CharacterForm, game: Game): Refusal | null {
  return whyNotsCharacter(form, game)[0] ?? null;
}

/** Every reason, in the order of the form. */
export function whyNotsCharacter(form: CharacterForm, game: Game): readonly Refusal[] {
  return [...nameReasons(form), ...whyNotsWearer(form, game), ...looksReasons(form, game)];
}

function nameReasons({ name }: CharacterForm): readonly Refusal[] {
  if (name.trim() === '') return [refusal('required', 'Character Name')];
  const most = CHARACTER_LIMITS.name;
  return name.length > most ? [refusal('tooLong', 'Character Name', most)] : [];
}

function looksReasons(
  { race, gender, variations }: CharacterForm,
  { edition, dataset }: Game,
): readonly Refusal[] {
  if (!edition.races.includes(race)) return [];
  const counts = dataset.appearance(race, gender);
  const keys = Object.keys(counts) as (keyof Variations)[];
  return keys
    .filter((key) => variations[key] < 0 || variations[key] >= counts[key])
    .map((key) => refusal('outOfRange', key, 0, counts[key] - 1));
}
