import type { OwnedPoint, PointInput } from '@gearwright/roster/roster.ts';
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
