import type { Character } from '@gearwright/game/character/character.ts';
import { whyNotLevel } from '@gearwright/game/character/why-not-level.ts';
import { classFacts } from '@gearwright/game/dataset/class-facts.ts';
import { PlannerError } from '@gearwright/game/messages.ts';
import type { Point } from '@gearwright/game/point/point.ts';
import { pointsForLevel } from '@gearwright/game/point/points-for-level.ts';
import type { RosterGame } from '../roster-game.ts';
import { refOf, type PointRef } from './point-ref.ts';

export function checkLevels(
  { edition, dataset }: RosterGame,
  { gameClass }: Pick<Character, 'gameClass'>,
  ...levels: readonly number[]
): void {
  const facts = classFacts(dataset, gameClass);
  for (const level of levels) {
    const reason = whyNotLevel(edition, facts, level);
    if (reason) throw PlannerError.of(reason);
  }
}

/** The references of a set at another level; null when nothing changes (acceptance D7). */
export function pointsAtLevel(
  points: readonly Point[],
  { gameClass, spec, phase }: Pick<Character, 'gameClass' | 'spec'> & { readonly phase: number },
  level: number,
  { edition, dataset }: RosterGame,
): readonly PointRef[] | null {
  const facts = classFacts(dataset, gameClass);
  const ownSpec = spec || (facts?.specs[0]?.key ?? '');
  const chosen = pointsForLevel(points, dataset, edition, {
    gameClass,
    spec: ownSpec,
    level,
    phase,
  });
  const changed =
    chosen.length !== points.length ||
    chosen.some((point, index) => point.pointId !== points[index]!.pointId);
  return changed ? chosen.map(refOf) : null;
}
