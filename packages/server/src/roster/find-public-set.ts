import type { Kysely } from 'kysely';
import { PlannerError } from '@gearwright/game/messages.ts';
import { looksLikeId } from '@gearwright/roster/new-id.ts';
import type { PublicCharacter, PublicSet } from '@gearwright/roster/roster.ts';
import type { RosterGame } from '@gearwright/roster/roster-game.ts';
import { refOf, type KeptSet, type PointRef } from '@gearwright/roster/rules/point-ref.ts';
import { publicSetOf, type Snapshot } from '@gearwright/roster/rules/public-set.ts';
import { deleteInBatches } from '../storage/delete-in-batches.ts';
import type { Database } from '../storage/open-database.ts';
import type { Tables } from '../storage/tables.ts';
import { fromJson, toJson } from '../storage/types.ts';
import { characterFromRow, inTodaysForm, setFromRow } from './kept-rows.ts';
import { pointsHeldBy, resolve } from './point-rows.ts';
import { readWhole } from './read-whole.ts';

const DAY = 86_400_000;
/** A snapshot that nobody looked at for so long is gone (acceptance D12). */
const UNREAD = 365 * DAY;

/** What anybody with the link sees, of this edition. */
export async function findPublicSet(
  database: Database,
  game: RosterGame,
  publicId: string,
): Promise<PublicSet> {
  if (!looksLikeId(publicId)) throw new PlannerError('publicSetNotFound');
  const live = await readWhole(database, (db) =>
    findLive({ db, kind: database.kind }, game, publicId),
  );
  const shown = live ?? (await findSnapshot(database, game, publicId));
  if (!shown) throw new PlannerError('publicSetNotFound');
  return publicSetOf(shown, publicId);
}

async function findLive(
  { db, kind }: { readonly db: Kysely<Tables>; readonly kind: Database['kind'] },
  game: RosterGame,
  publicId: string,
): Promise<Snapshot | null> {
  const row = await db
    .selectFrom('gear_sets as s')
    .innerJoin('characters as c', 'c.id', 's.character_id')
    .select(['s.id', 's.character_id', 's.public_id', 's.version', 's.body', 's.user_id'])
    .leftJoin('set_links as l', 'l.set_id', 's.id')
    .select(['c.body as character_body', 'l.off_at', 'l.frozen_body'])
    .where('s.public_id', '=', publicId)
    .where('s.edition', '=', game.edition.key)
    .executeTakeFirst();
  if (!row || row.off_at !== null) return null;
  if (row.frozen_body !== null) return opened(row.frozen_body, game);
  const owner = { user_id: row.user_id, edition: game.edition.key };
  const set = setFromRow(row);
  const custom = await pointsHeldBy({ db, kind, game, owner, sessionId: null }, set.points);
  return {
    set: { ...set, points: resolve({ game }, set.points, custom, set.gameClass) },
    character: characterFromRow({ id: row.character_id, body: row.character_body }),
  };
}

interface SnapshotBody {
  readonly set: KeptSet;
  readonly character: PublicCharacter;
  /** Custom points travel with the snapshot. */
  readonly points: Snapshot['set']['points'];
}

export function snapshotBody({ set, character }: Snapshot): string {
  const refs: readonly PointRef[] = set.points.map(refOf);
  return toJson({
    set: { ...set, points: refs },
    character,
    points: set.points.filter((point) => point.type !== 'preset'),
  } satisfies SnapshotBody);
}

async function findSnapshot(
  { db }: Database,
  game: RosterGame,
  publicId: string,
): Promise<Snapshot | null> {
  const now = Date.now();
  const row = await db
    .selectFrom('public_sets')
    .select(['body', 'read_at'])
    .where('public_id', '=', publicId)
    .where('edition', '=', game.edition.key)
    .where('read_at', '>', now - UNREAD)
    .executeTakeFirst();
  if (!row) return null;
  if (row.read_at < now - DAY) {
    await db
      .updateTable('public_sets')
      .set({ read_at: now })
      .where('public_id', '=', publicId)
      .execute();
  }
  return opened(row.body, game);
}

function opened(body: string, game: RosterGame): Snapshot {
  const { set: stored, character, points } = fromJson<SnapshotBody>(body);
  const set = inTodaysForm(stored);
  const custom = new Map(points.map((point) => [point.pointId, point]));
  return {
    set: { ...set, points: resolve({ game }, set.points, custom, set.gameClass) },
    character,
  };
}

/** Deletes the snapshots whose year is over; answers how many. */
export async function expirePublicSets({ db }: Database, now = Date.now()): Promise<number> {
  return deleteInBatches((most) =>
    db
      .deleteFrom('public_sets')
      .where('public_id', 'in', (from) =>
        from
          .selectFrom('public_sets')
          .select('public_id')
          .where('read_at', '<=', now - UNREAD)
          .limit(most),
      )
      .executeTakeFirst(),
  );
}
