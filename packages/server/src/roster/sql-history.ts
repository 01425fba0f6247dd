import { PlannerError } from '@gearwright/game/messages.ts';
import { openPast, packPast } from '@gearwright/roster/history/past-set.ts';
import { snapshotOf } from '@gearwright/roster/history/snapshot-rules.ts';
import { refuseBeyond } from '@gearwright/roster/limits.ts';
import { newId } from '@gearwright/roster/new-id.ts';
import type {
  EditSource,
  NamedSnapshot,
  SetHistory,
  SnapshotInput,
} from '@gearwright/roster/roster.ts';
import type { SetSnapshotRow } from '../storage/tables.ts';
import { groupOf, keepHistory } from './history-rows.ts';
import { pointsHeldBy, resolve } from './point-rows.ts';
import type { RosterScope } from './roster-scope.ts';
import { setAndCharacterOf } from './set-rows.ts';

export async function getHistory(scope: RosterScope, setId: string): Promise<SetHistory> {
  const { db, game } = scope;
  await setAndCharacterOf(scope, setId);
  const { savedAt, by } = await groupOf(scope, setId);
  const versions = await db
    .selectFrom('set_versions')
    .select(['version', 'source', 'saved_at', 'body'])
    .where('set_id', '=', setId)
    .orderBy('version', 'desc')
    .execute();
  const snapshots = await snapshotRows(scope, setId);
  return {
    present: { savedAt, by },
    versions: versions.flatMap(({ version, source, saved_at, body }) => {
      const set = openPast(body, game.dataset);
      return set ? [{ version, savedAt: saved_at, by: source as EditSource, set }] : [];
    }),
    snapshots: snapshots.flatMap((row) => opened(scope, row)),
  };
}

export async function takeSnapshot(
  scope: RosterScope,
  setId: string,
  input: SnapshotInput,
): Promise<NamedSnapshot> {
  const { set: kept } = await setAndCharacterOf(scope, setId);
  const custom = await pointsHeldBy(scope, kept.points);
  const present = { ...kept, points: resolve(scope, kept.points, custom, kept.gameClass) };
  const { name, set, takenAt } = snapshotOf(input, present, scope.game);
  const rows = await snapshotRows(scope, setId);
  // What came from elsewhere comes once, however often it is sent.
  const same = rows.find((row) => row.name === name && row.taken_at === takenAt);
  const known = input.set && same ? opened(scope, same)[0] : undefined;
  if (known) return known;
  refuseBeyond('snapshots of one set', rows.length + 1);
  await keepHistory(scope, setId, await groupOf(scope, setId), 'missing');
  const id = newId();
  await scope.db
    .insertInto('set_snapshots')
    .values({ id, set_id: setId, name, taken_at: takenAt, body: packPast(set) })
    .execute();
  return { id, name, takenAt, set };
}

export async function deleteSnapshot(
  scope: RosterScope,
  setId: string,
  snapshotId: string,
): Promise<{ readonly id: string }> {
  await setAndCharacterOf(scope, setId);
  const isThere = (await snapshotRows(scope, setId)).some(({ id }) => id === snapshotId);
  if (!isThere) throw new PlannerError('snapshotNotFound');
  await scope.db.deleteFrom('set_snapshots').where('id', '=', snapshotId).execute();
  return { id: snapshotId };
}

type Row = Pick<SetSnapshotRow, 'id' | 'name' | 'taken_at' | 'body'>;

function snapshotRows({ db }: RosterScope, setId: string): Promise<readonly Row[]> {
  return db
    .selectFrom('set_snapshots')
    .select(['id', 'name', 'taken_at', 'body'])
    .where('set_id', '=', setId)
    .orderBy('taken_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Of all sets there are; each is opened when it is asked for. */
export async function snapshotsOfOwner(scope: RosterScope) {
  const { db, owner } = scope;
  const rows = await db
    .selectFrom('set_histories as h')
    .innerJoin('set_snapshots as s', 's.set_id', 'h.set_id')
    .select(['s.id', 's.set_id', 's.name', 's.taken_at', 's.body'])
    .where('h.user_id', '=', owner.user_id)
    .where('h.edition', '=', owner.edition)
    .where('h.bin_id', 'is', null)
    .execute();
  return rows.map((row) => ({ setId: row.set_id, open: () => opened(scope, row) }));
}

/** Of the sets that wait in the bin with this. */
export async function snapshotsInBin(scope: RosterScope, binId: string) {
  const { db, owner } = scope;
  const rows = await db
    .selectFrom('set_histories as h')
    .innerJoin('set_snapshots as s', 's.set_id', 'h.set_id')
    .select(['s.id', 's.set_id', 's.name', 's.taken_at', 's.body'])
    .where('h.bin_id', '=', binId)
    .where('h.user_id', '=', owner.user_id)
    .where('h.edition', '=', owner.edition)
    .execute();
  return rows.flatMap((row) => opened(scope, row).map((each) => ({ setId: row.set_id, ...each })));
}

function opened({ game }: RosterScope, row: Row): readonly NamedSnapshot[] {
  const set = openPast(row.body, game.dataset);
  return set ? [{ id: row.id, name: row.name, takenAt: row.taken_at, set }] : [];
}
