import { PlannerError } from '@gearwright/game/messages.ts';
import type { CustomPoint } from '@gearwright/game/point/point.ts';
import type { PointInput } from '../roster.ts';
import type { RosterGame } from '../roster-game.ts';
import { checkPoint } from '../rules/point-rules.ts';
import { checkLevels, pointsAtLevel } from '../rules/points-at-level.ts';
import { recordEdit } from './history.ts';
import {
  characterOf,
  releasePoints,
  resolveCharacter,
  resolveSet,
  setsOf,
  type State,
} from './state.ts';

export function updatePoint(state: State, pointId: string, input: PointInput): CustomPoint {
  if (!state.points.has(pointId)) throw new PlannerError('pointNotFound');
  const point = checkPoint(pointId, input);
  state.points.set(pointId, { name: point.name, stats: point.stats });
  return point;
}

export function createPointsForLevel(
  state: State,
  game: RosterGame,
  characterId: string,
  from: number,
  to: number,
): void {
  const kept = characterOf(state, characterId);
  checkLevels(game, kept, from, to);
  if (from === to) return;
  for (const set of setsOf(state, characterId)) {
    const before = resolveSet(state, set, game);
    const refs = pointsAtLevel(before.points, set, to, game);
    if (!refs) continue;
    const kept = { ...set, points: refs, version: set.version + 1 };
    recordEdit(state, before, resolveSet(state, kept, game), 'level');
    state.sets.set(set.id, kept);
  }
  const character = resolveCharacter(state, kept, game);
  state.characters.set(characterId, {
    ...kept,
    connectedSets: kept.connectedSets.map((set, index) => {
      const { points } = character.connectedSets[index]!;
      const refs = pointsAtLevel(points, { ...character, phase: 0 }, to, game);
      return refs ? { ...set, points: refs } : set;
    }),
  });
  releasePoints(state);
}
