import type { Character } from '../character/character.ts';
import type { Point } from '../point/point.ts';
import type { NewId } from '../words/new-id.ts';
import type { GearSet } from './gear-set.ts';

export function copyName(name: string): string {
  return `${name} Copy`;
}

/** A copy owns its custom points anew; presets and shared points are references and stay. */
export function copyPoints(points: readonly Point[], newId: NewId): readonly Point[] {
  return points.map((point) => (point.type === 'custom' ? { ...point, pointId: newId() } : point));
}

/** Points of somebody else's set become one's own; presets are everybody's. */
export function adoptPoints(points: readonly Point[], newId: NewId): readonly Point[] {
  return points.map(({ name, stats, ...point }) =>
    point.type === 'preset'
      ? { ...point, name, stats }
      : { type: 'custom', pointId: newId(), name, stats },
  );
}

export function copySet(
  set: GearSet,
  { characterId, name }: { readonly characterId: string; readonly name: string },
  newId: NewId,
): GearSet {
  return {
    ...set,
    id: newId(),
    characterId,
    name,
    publicId: null,
    version: 0,
    pinned: false,
    points: copyPoints(set.points, newId),
  };
}

/** Characters a set can be copied to: of its class, and at least of the level it was made for. */
export function copyTargets<Target extends Pick<Character, 'gameClass' | 'level'>>(
  characters: readonly Target[],
  { gameClass, level }: Pick<Character, 'gameClass' | 'level'>,
): readonly Target[] {
  return characters.filter((other) => other.gameClass === gameClass && other.level >= level);
}
