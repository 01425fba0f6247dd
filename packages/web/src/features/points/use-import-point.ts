import {
  importingPoint,
  type ImportedWeights,
  type PointImport,
} from '@gearwright/game/point/importing-point.ts';
import type { Point } from '@gearwright/game/point/point.ts';
import { newId } from '@gearwright/roster/new-id.ts';
import type { CharacterSummary } from '@gearwright/roster/roster.ts';
import { useUpdateCharacter } from '../../data/roster/use-character-changes.ts';
import { useSharedPointSaver } from '../../data/roster/use-point-changes.ts';
import { useUpdateSet } from '../../data/roster/use-set-changes.ts';

export interface PointPlace {
  readonly character: CharacterSummary;
  readonly setId: string;
  readonly points: readonly Point[];
}

/** Puts an imported point into a set, or into a connected set, whose points are the player's (acceptance D8). */
export function useImportPoint() {
  const updateSet = useUpdateSet();
  const updateCharacter = useUpdateCharacter();
  const saveShared = useSharedPointSaver();
  return async (
    { character, setId, points: before }: PointPlace,
    choice: PointImport,
    weights: ImportedWeights,
  ): Promise<void> => {
    const points = importingPoint(before, choice, weights, newId);
    await saveShared(points);
    const { id, connectedSets } = character;
    if (connectedSets.every((connected) => connected.id !== setId)) {
      await updateSet.mutateAsync({ id: setId, patch: { points } });
      return;
    }
    const changed = connectedSets.map((connected) =>
      connected.id === setId ? { ...connected, points } : connected,
    );
    await updateCharacter.mutateAsync({ id, patch: { connectedSets: changed } });
  };
}
