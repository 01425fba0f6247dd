import { PlannerError } from '@gearwright/game/messages.ts';
import type { CustomPoint, Point, SharedPoint } from '@gearwright/game/point/point.ts';
import type { PointPartsFragment } from '../generated/operations.ts';
import type { PointInput } from '../generated/types.ts';
import { pointStats } from './stat-list.ts';

export function pointToWire(point: Point): PointInput {
  const { pointId, name, stats } = point;
  const common = { pointId, name, stats };
  switch (point.type) {
    // The server knows its presets.
    case 'preset':
      return { type: 'preset', pointId };
    case 'custom':
      return { type: 'custom', ...common };
    case 'shared': {
      const { type, parentCharacterId, parentType } = point;
      return { type, ...common, parentCharacterId, parentType };
    }
  }
}

/** How the server finds what a point leaves out. */
export interface PointLookup {
  preset(pointId: string): Point | null;
  /** The id of a custom point that is new. */
  newPointId(): string;
}

/** What an unknown preset is called: creating is refused in other words than changing. */
export type MissingPoint = 'invalidPoint' | 'pointNotFound';

export function pointFromInput(
  input: PointInput,
  lookup: PointLookup,
  missing: MissingPoint = 'invalidPoint',
): Point {
  if (input.type === 'preset') {
    const preset = lookup.preset(input.pointId ?? '');
    if (!preset) throw new PlannerError(missing);
    return preset;
  }
  const { name, stats } = input;
  if (!name || !stats) throw new PlannerError('invalidPoint');
  const pointId = input.pointId ?? lookup.newPointId();
  const common = { pointId, name, stats: pointStats(stats) };
  if (input.type === 'custom') return { type: 'custom', ...common };
  const { parentCharacterId, parentType } = input;
  if (!input.pointId || !parentCharacterId || !parentType) throw new PlannerError('invalidPoint');
  return { type: 'shared', ...common, parentCharacterId, parentType };
}

export function pointFromWire(parts: PointPartsFragment): Point {
  const { pointId, name } = parts;
  const common = { pointId, name, stats: pointStats(parts.stats) };
  switch (parts.type) {
    case 'preset': {
      const { gameClass, author, authorLink } = parts;
      return { type: 'preset', ...common, gameClass: gameClass!, author: author ?? '', authorLink };
    }
    case 'custom':
      return { type: 'custom', ...common } satisfies CustomPoint;
    case 'shared': {
      const { parentCharacterId, parentType } = parts;
      return {
        type: 'shared',
        ...common,
        parentCharacterId: parentCharacterId!,
        parentType: parentType!,
      } satisfies SharedPoint;
    }
  }
}
