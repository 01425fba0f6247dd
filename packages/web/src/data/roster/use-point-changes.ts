import type { Point } from '@gearwright/game/point/point.ts';
import type { OwnedPoint, PointInput } from '@gearwright/roster/roster.ts';
import { sameValue } from '../same-value.ts';
import { rosterKeys } from './roster-keys.ts';
import { useRosterMutation } from './use-roster-mutation.ts';

export interface PointChange {
  readonly pointId: string;
  readonly input: PointInput;
}

/** Changes it everywhere it is used (acceptance D8). */
export function useUpdatePoint() {
  return useRosterMutation({
    change: (roster, { pointId, input }: PointChange) => roster.updatePoint(pointId, input),
    optimistic: (client, scope, { pointId, input }) => {
      client.setQueryData<readonly OwnedPoint[]>(rosterKeys.points(scope), (points) =>
        points?.map((point) => (point.pointId === pointId ? { ...point, ...input } : point)),
      );
    },
  });
}

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
