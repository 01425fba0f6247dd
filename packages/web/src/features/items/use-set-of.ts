import { useMemo } from 'react';
import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import type { GainInSet } from '@gearwright/game/optimise/gain/gain-in-set.ts';
import { wearerOf } from '@gearwright/game/set/rules.ts';
import { loadSet } from '@gearwright/game/stored/load-set.ts';
import { useEdition } from '../../data/edition-context.ts';
import { useCharacter, useCharacters } from '../../data/roster/use-characters.ts';
import { useSet } from '../../data/roster/use-sets.ts';
import { gainsOf } from '../../data/set-view/gains-of.ts';

/** A character's set that the list is judged by. */
export interface JudgingSet {
  readonly name: string;
  /** Of the point. */
  readonly by: string;
  readonly gains: GainInSet;
}

/** The first set of the character that was chosen; null for a class, or a character without sets. */
export function useSetOf(equippableBy: string | null, dataset: Dataset | null): JudgingSet | null {
  const edition = useEdition();
  const { data: characters } = useCharacters();
  const isOwn = characters?.some(({ id }) => id === equippableBy) ?? false;
  const { data: character } = useCharacter(isOwn ? equippableBy! : undefined);
  const { data: stored } = useSet(character?.sets[0]?.id);
  return useMemo(() => {
    if (!dataset || !character || !stored || stored.character.id !== character.id) return null;
    const { set } = loadSet(stored, dataset, character.level);
    const [point] = set.points;
    if (!point) return null;
    const rules = { edition, dataset, wearer: wearerOf(set, character) };
    return { name: set.name, by: point.name, gains: gainsOf(set, rules, point) };
  }, [dataset, character, stored, edition]);
}
