import type { GameClass } from '@gearwright/game/words/classes-and-races.ts';
import type { Point } from '@gearwright/game/point/point.ts';
import { refuseBeyond } from '@gearwright/roster/limits.ts';
import type { PointInput } from '@gearwright/roster/roster.ts';
import {
  heldPoints,
  resolvePoints,
  type CustomPoints,
  type PointRef,
} from '@gearwright/roster/rules/point-ref.ts';
import { takePoints, type PointsAsked } from '@gearwright/roster/rules/take-points.ts';
import { fromJson, toJson } from '../storage/types.ts';
import type { RosterScope } from './roster-scope.ts';
import { TornRead } from './read-whole.ts';

const NONE: CustomPoints = new Map();

/** The custom points that these references hold; what refers only to presets asks nothing of the database. */
export async function pointsHeldBy(
  scope: RosterScope,
  ...lists: readonly (readonly PointRef[])[]
): Promise<CustomPoints> {
  const ids = [...new Set(lists.flatMap(heldPoints))];
  if (ids.length === 0) return NONE;
  const points = await readPoints(scope, ids);
  // No reference outlives its point: it was let go after the reference was read.
  if (points.size < ids.length) throw new TornRead();
  return points;
}

/** All of the owner's, or those of these ids. */
export async function readPoints(
  { db, owner }: RosterScope,
  ids?: readonly string[],
): Promise<CustomPoints> {
  const rows = await db
    .selectFrom('points')
    .select(['id', 'body'])
    .where('user_id', '=', owner.user_id)
    .where('edition', '=', owner.edition)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids!))
    .execute();
  return new Map(rows.map(({ id, body }) => [id, fromJson<PointInput>(body)]));
}

/** Takes the points of a write over: custom ones are written, references answered. */
export async function writePoints(
  scope: RosterScope,
  points: readonly Point[],
  asked: Omit<PointsAsked, 'dataset' | 'isKnown'>,
): Promise<readonly PointRef[]> {
  const ids = points.flatMap((point) => (point.type === 'shared' ? [point.pointId] : []));
  // A text that cannot be an id is in no row, and PostgreSQL refuses some texts (a zero byte) as parameters.
  const askable = ids.filter((id) => !id.includes('\0'));
  const known = askable.length === 0 ? NONE : await readPoints(scope, askable);
  const isKnown = (pointId: string): boolean => known.has(pointId);
  const { dataset } = scope.game;
  const { refs, written } = takePoints(points, { ...asked, dataset, isKnown });
  if (written.size > 0) {
    await writeCustomPoints(scope, written);
    await refuseTooManyPoints(scope);
  }
  return refs;
}

export async function writeCustomPoints(
  { db, owner }: RosterScope,
  points: CustomPoints,
): Promise<void> {
  const now = Date.now();
  await db
    .insertInto('points')
    .values(
      [...points].map(([id, point]) => ({ ...owner, id, body: toJson(point), updated_at: now })),
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'edition', 'id']).doUpdateSet((row) => ({
        body: row.ref('excluded.body'),
        updated_at: row.ref('excluded.updated_at'),
      })),
    )
    .execute();
}

export async function refuseTooManyPoints({ db, owner }: RosterScope): Promise<void> {
  const { count } = await db
    .selectFrom('points')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', owner.user_id)
    .where('edition', '=', owner.edition)
    .executeTakeFirstOrThrow();
  refuseBeyond('points', count);
}

/** Lets go of the points whose last reference went, in the transaction that dropped it. */
export async function releasePoints({ db, owner }: RosterScope): Promise<void> {
  await db
    .deleteFrom('points')
    .where('user_id', '=', owner.user_id)
    .where('edition', '=', owner.edition)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('set_points')
            .select('set_points.point_id')
            .whereRef('set_points.user_id', '=', 'points.user_id')
            .whereRef('set_points.edition', '=', 'points.edition')
            .whereRef('set_points.point_id', '=', 'points.id'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('connected_points')
            .select('connected_points.point_id')
            .whereRef('connected_points.user_id', '=', 'points.user_id')
            .whereRef('connected_points.edition', '=', 'points.edition')
            .whereRef('connected_points.point_id', '=', 'points.id'),
        ),
      ),
    )
    .execute();
}

export function resolve(
  { game }: Pick<RosterScope, 'game'>,
  refs: readonly PointRef[],
  custom: CustomPoints,
  gameClass: GameClass,
): readonly Point[] {
  return resolvePoints(refs, custom, game.dataset, gameClass);
}
