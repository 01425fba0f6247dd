import type { Dataset } from '../dataset/dataset.ts';
import type { Edition } from '../edition/edition.ts';
import { classFacts } from '../equip/proficiency.ts';
import { refusal, type Refusal } from '../messages.ts';
import type { GearSet } from '../set/gear-set.ts';
import type { Character } from './character.ts';
import { filtersAtLevel } from './filters-at-level.ts';

export interface CharacterAndSets {
  readonly character: Character;
  readonly sets: readonly GearSet[];
}

export function whyNotLevelUp(
  { level }: Pick<Character, 'level'>,
  { maxLevel }: Pick<Edition, 'maxLevel'>,
): Refusal | null {
  return level >= maxLevel ? refusal('highestLevel', maxLevel) : null;
}

/** One level more: the sets' filters are adjusted first, then the character (core §4). */
export function levelUp(
  character: Character,
  sets: readonly GearSet[],
  dataset: Dataset,
): CharacterAndSets {
  return atLevel(character, sets, character.level + 1, dataset);
}

/** The character and its sets at another level; sets whose filters do not change are the same objects. */
export function atLevel(
  character: Character,
  sets: readonly GearSet[],
  level: number,
  dataset: Dataset,
): CharacterAndSets {
  const facts = classFacts(dataset, character.gameClass);
  const adjusted = sets.map((set) => {
    if (!facts) return set;
    const filters = filtersAtLevel(set.defaultFilters, facts, character.level, level);
    return filters === set.defaultFilters ? set : { ...set, defaultFilters: filters };
  });
  return { character: { ...character, level }, sets: adjusted };
}
