import type { Character } from '../character/character.ts';
import { classFacts } from '../dataset/class-facts.ts';
import type { Dataset } from '../dataset/dataset.ts';
import type { Edition } from '../edition/edition.ts';
import { refusal, type Refusal } from '../messages.ts';
import { pointsOutgrown } from '../point/points-for-level.ts';
import { filtersAtLevel } from '../set/filters-at-level.ts';
import type { GearSet } from '../set/gear-set.ts';

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

/** What of a set the level of its character decides; a set in the hand and a stored one have it alike. */
type Levelled = Pick<GearSet, 'spec' | 'phase' | 'points' | 'defaultFilters'>;

type Game = { readonly edition: Edition; readonly dataset: Dataset };

/**
 * The character and its sets at another level: types gained or lost join or leave the filters, and presets that were
 * made for the level before are chosen anew. Sets in which nothing changes are the same objects.
 */
export function atLevel<Set extends Levelled>(
  character: Character,
  sets: readonly Set[],
  level: number,
  { edition, dataset }: Game,
): { readonly character: Character; readonly sets: readonly Set[] } {
  const { gameClass, level: from } = character;
  const facts = classFacts(dataset, gameClass);
  if (!facts) return { character: { ...character, level }, sets };
  const pointsOf = (points: GearSet['points'], spec: string, phase: number) =>
    pointsOutgrown(points, dataset, edition, { gameClass, spec, phase, from, level });
  const ownSpec = character.spec ?? facts.specs[0]?.key ?? '';
  return {
    character: {
      ...character,
      level,
      connectedSets: character.connectedSets.map((set) => {
        const points = pointsOf(set.points, ownSpec, 0);
        return points === set.points ? set : { ...set, points };
      }),
    },
    sets: sets.map((set) => {
      const defaultFilters = filtersAtLevel(set.defaultFilters, facts, from, level);
      const points = pointsOf(set.points, set.spec, set.phase);
      const isSame = defaultFilters === set.defaultFilters && points === set.points;
      return isSame ? set : { ...set, defaultFilters, points };
    }),
  };
}
