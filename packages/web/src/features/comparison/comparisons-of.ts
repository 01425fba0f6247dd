import type { ExampleSet } from '@gearwright/game/dataset/tables.ts';
import { exampleKey, exampleName } from '@gearwright/game/exchange/example-key.ts';
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
      path: pathOf(characterId, setId, id),
    }));
}

/** A published set beside one of the character's. */
export function publishedComparison(
  characterId: string,
  setId: string,
  example: ExampleSet,
): PossibleComparison {
  const id = exampleKey(example);
  return { id, name: exampleName(example), path: pathOf(characterId, setId, id) };
}

function pathOf(characterId: string, setId: string, otherId: string): string {
  return `/character/${characterId}/set/${setId}/compare/${otherId}`;
}
