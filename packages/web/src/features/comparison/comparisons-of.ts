import type { CharacterWithSets } from '@gearwright/roster/roster.ts';

export interface PossibleComparison {
  readonly id: string;
  readonly name: string;
  readonly path: string;
}

/** The sets of the same character, own and linked, that one of its sets can be held against. */
export function comparisonsOf(
  { id: characterId, sets, connectedSets }: CharacterWithSets,
  setId: string,
): readonly PossibleComparison[] {
  return [...sets, ...connectedSets]
    .filter(({ id }) => id !== setId)
    .map(({ id, name }) => ({
      id,
      name,
      path: `/character/${characterId}/set/${setId}/compare/${id}`,
    }));
}
