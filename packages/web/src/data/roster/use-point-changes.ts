import type { Point } from '@gearwright/game/point/point.ts';
import { sameValue } from '../same-value.ts';
import { useRosterMutation } from './use-roster-mutation.ts';

/** A set only refers to its shared points: what was changed about them is saved where they are kept (acceptance D8). */
export function useSharedPointSaver(): (points: readonly Point[]) => Promise<void> {
  const { mutateAsync } = useRosterMutation({
    change: async (roster, shared: readonly Point[]) => {
      const owned = await roster.listPoints();
      for (const { pointId, name, stats } of shared) {
        const kept = owned.find((point) => point.pointId === pointId);
        const same = kept?.name === name && sameValue(kept.stats, stats);
        if (!same) await roster.updatePoint(pointId, { name, stats });
      }
    },
  });
  return async (points) => {
    const shared = points.filter(({ type }) => type === 'shared');
    if (shared.length > 0) await mutateAsync(shared);
  };
}
