import { PlannerError } from '@gearwright/game/messages.ts';
import type { CustomPoint } from '@gearwright/game/point/point.ts';
import type { OwnedPoint, PointInput } from '@gearwright/roster/roster.ts';
import { ownedPoints, type PointHolder } from '@gearwright/roster/rules/owned-points.ts';
import { checkPoint } from '@gearwright/roster/rules/point-rules.ts';
import { checkLevels, pointsAtLevel } from '@gearwright/roster/rules/points-at-level.ts';
import {
  characterOf,
  resolveCharacter,
  updateCharacterRow,
  writeConnectedPoints,
} from './character-rows.ts';
import { groupOf, recordEdit } from './history-rows.ts';
import type { RosterScope } from './roster-scope.ts';
import { readPoints, releasePoints, resolve, writeCustomPoints } from './point-rows.ts';
import { setsOfCharacter, updateSetRow, writeSetPoints } from './set-rows.ts';

export async function listPoints(scope: RosterScope): Promise<readonly OwnedPoint[]> {
  const { db, owner } = scope;
  const inSets = await db
    .selectFrom('set_points as p')
    .innerJoin('gear_sets as s', 's.id', 'p.set_id')
    .select(['s.character_id', 'p.set_id', 'p.point_id'])
    .where('p.user_id', '=', owner.user_id)
    .where('p.edition', '=', owner.edition)
    .execute();
  const inConnectedSets = await db
    .selectFrom('connected_points')
    .select(['character_id', 'point_id'])
    .where('user_id', '=', owner.user_id)
    .where('edition', '=', owner.edition)
    .execute();
  const holder = (characterId: string, setId: string | null, pointId: string): PointHolder => ({
    characterId,
    setId,
    points: [{ type: 'custom', pointId }],
  });
  const holders = [
    ...inSets.map((row) => holder(row.character_id, row.set_id, row.point_id)),
    ...inConnectedSets.map((row) => holder(row.character_id, null, row.point_id)),
  ];
  return ownedPoints(await readPoints(scope), holders);
}

export async function updatePoint(
  scope: RosterScope,
  pointId: string,
  input: PointInput,
): Promise<CustomPoint> {
  const known = pointId.includes('\0') ? new Map() : await readPoints(scope, [pointId]);
  if (!known.has(pointId)) throw new PlannerError('pointNotFound');
  const point = checkPoint(pointId, input);
  await writeCustomPoints(scope, new Map([[pointId, { name: point.name, stats: point.stats }]]));
  return point;
}

export async function createPointsForLevel(
  scope: RosterScope,
  characterId: string,
  from: number,
  to: number,
): Promise<void> {
  const { game } = scope;
  const kept = await characterOf(scope, characterId);
  checkLevels(game, kept, from, to);
  if (from === to) return;
  const custom = await readPoints(scope);
  for (const set of await setsOfCharacter(scope, characterId)) {
    const points = resolve(scope, set.points, custom, set.gameClass);
    const refs = pointsAtLevel(points, set, to, game);
    if (!refs) continue;
    const changed = { ...set, points: refs, version: set.version + 1 };
    const [was, is] = [
      { ...set, points },
      { ...set, points: resolve(scope, refs, custom, set.gameClass) },
    ];
    await recordEdit(scope, was, is, await groupOf(scope, set.id), 'level');
    await updateSetRow(scope, changed, was);
    await writeSetPoints(scope, changed);
  }
  const character = resolveCharacter(scope, kept, custom);
  const connectedSets = kept.connectedSets.map((set, index) => {
    const { points } = character.connectedSets[index]!;
    const refs = pointsAtLevel(points, { ...character, phase: 0 }, to, game);
    return refs ? { ...set, points: refs } : set;
  });
  if (connectedSets.some((set, index) => set !== kept.connectedSets[index])) {
    const changed = { ...kept, connectedSets };
    await updateCharacterRow(scope, changed);
    await writeConnectedPoints(scope, changed);
  }
  await releasePoints(scope);
}
