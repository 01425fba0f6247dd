import type { Character, ConnectedSet } from '@gearwright/game/character/character.ts';
import type { GameClass } from '@gearwright/game/words/classes-and-races.ts';
import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import type { Point, SharedPoint } from '@gearwright/game/point/point.ts';
import { presetPoint } from '@gearwright/game/point/preset-for.ts';
import type { StoredSet } from '@gearwright/game/stored/stored-set.ts';
import type { PointInput } from '../roster.ts';

/** A point as a set keeps it: presets are the game's, custom points are kept once for all who refer to them. */
export type PointRef =
  | { readonly type: 'preset'; readonly pointId: string }
  | { readonly type: 'custom'; readonly pointId: string }
  | Pick<SharedPoint, 'type' | 'pointId' | 'parentCharacterId' | 'parentType'>;

/** As a roster keeps them: with references for points. */
export type KeptSet = WithRefs<StoredSet>;
export type KeptConnectedSet = WithRefs<ConnectedSet>;
export interface KeptCharacter extends Omit<Character, 'connectedSets'> {
  readonly connectedSets: readonly KeptConnectedSet[];
}

type WithRefs<Holder> = Omit<Holder, 'points'> & { readonly points: readonly PointRef[] };

/** The owner's custom points, by id. */
export type CustomPoints = ReadonlyMap<string, PointInput>;

export function refOf(point: Point): PointRef {
  if (point.type !== 'shared') return { type: point.type, pointId: point.pointId };
  const { type, pointId, parentCharacterId, parentType } = point;
  return { type, pointId, parentCharacterId, parentType };
}

/** The custom points that are held by these references. */
export function heldPoints(refs: readonly PointRef[]): readonly string[] {
  return refs.flatMap((ref) => (ref.type === 'preset' ? [] : [ref.pointId]));
}

export function resolvePoints(
  refs: readonly PointRef[],
  custom: CustomPoints,
  dataset: Dataset,
  gameClass: GameClass,
): readonly Point[] {
  return refs.flatMap((ref): Point[] => {
    if (ref.type === 'preset') return [resolvePreset(ref.pointId, dataset, gameClass)];
    const point = custom.get(ref.pointId);
    return point ? [{ ...ref, ...point }] : [];
  });
}

/** A preset that left the data still has its place in the set, and weighs nothing. */
function resolvePreset(pointId: string, dataset: Dataset, gameClass: GameClass): Point {
  const preset = dataset.presets.find(({ id }) => id === pointId);
  if (preset) return presetPoint(preset);
  return {
    type: 'preset',
    pointId,
    name: pointId.slice(0, 100),
    stats: [],
    gameClass,
    author: '',
    authorLink: null,
  };
}
