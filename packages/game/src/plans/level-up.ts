import type { Dataset } from '../dataset/dataset.ts';
import type { Edition } from '../edition/edition.ts';
import { EDITIONS } from '../edition/editions.ts';
import { classFacts } from '../dataset/class-facts.ts';
import { refusal, type Refusal } from '../messages.ts';
import { pointsOutgrown } from '../point/points-for-level.ts';
import type { GearSet } from '../set/gear-set.ts';
import type { Character } from '../character/character.ts';
import { filtersAtLevel } from '../set/filters-at-level.ts';

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

/** The character and its sets at another level; sets in which nothing changes are the same objects. */
export function atLevel(
  character: Character,
  sets: readonly GearSet[],
  level: number,
  dataset: Dataset,
): CharacterAndSets {
  const facts = classFacts(dataset, character.gameClass);
  const edition = EDITIONS[dataset.edition];
  const adjusted = sets.map((set) => {
    if (!facts) return set;
    const { gameClass, level: from } = character;
    const { spec, phase } = set;
    const defaultFilters = filtersAtLevel(set.defaultFilters, facts, from, level);
    const wish = { gameClass, spec, phase, from, level };
    const points = pointsOutgrown(set.points, dataset, edition, wish);
    const isSame = defaultFilters === set.defaultFilters && points === set.points;
    return isSame ? set : { ...set, defaultFilters, points };
  });
  return { character: { ...character, level }, sets: adjusted };
}
