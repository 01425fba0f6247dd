import type { StoredSet } from '@gearwright/game/stored/stored-set.ts';
import { withoutIds } from '@gearwright/game/stored/without-ids.ts';
import { goesOn, type EditGroup } from '@gearwright/roster/history/edit-group.ts';
import { isSamePast, packPast } from '@gearwright/roster/history/past-set.ts';
import { HISTORY_LIMITS } from '@gearwright/roster/limits.ts';
import type { EditSource } from '@gearwright/roster/roster.ts';
import type { RosterScope } from './roster-scope.ts';

/** By hand: here everybody is signed in. */
const BY_HAND: EditSource = 'account';

/** What a row of a set and that of its history say of the edits that made it. */
export interface GroupColumns {
  readonly created_at: number;
  readonly updated_at: number;
  readonly began_at: number | null;
  readonly source: string | null;
}

/** Without a history, the set's own making was the first of its edits. */
export function groupFrom(row: GroupColumns): EditGroup {
  return {
    beganAt: row.began_at ?? row.created_at,
    savedAt: row.updated_at,
    by: (row.source as EditSource | null) ?? BY_HAND,
  };
}

export async function groupOf({ db, owner }: RosterScope, setId: string): Promise<EditGroup> {
  const row = await db
    .selectFrom('gear_sets as s')
    .leftJoin('set_histories as h', 'h.set_id', 's.id')
    .select(['s.created_at', 's.updated_at', 'h.began_at', 'h.source'])
    .where('s.id', '=', setId)
    .where('s.user_id', '=', owner.user_id)
    .where('s.edition', '=', owner.edition)
    .executeTakeFirstOrThrow();
  return groupFrom(row);
}

/** Called with every change of a set: what it was becomes a version, unless this is one more edit of the same. */
export async function recordEdit(
  scope: RosterScope,
  before: StoredSet,
  after: StoredSet,
  group: EditGroup,
  by: EditSource = BY_HAND,
): Promise<void> {
  const { db } = scope;
  const now = Date.now();
  if (goesOn(group, now, by) || isSamePast(before, after)) return;
  await keepHistory(scope, before.id, { beganAt: now, by }, 'anew');
  await db
    .insertInto('set_versions')
    .values({
      set_id: before.id,
      version: before.version,
      source: group.by,
      saved_at: group.savedAt,
      body: packPast(withoutIds(before)),
    })
    .execute();
  await db
    .deleteFrom('set_versions')
    .where('set_id', '=', before.id)
    .where('version', '<=', (from) =>
      from
        .selectFrom('set_versions')
        .select('version')
        .where('set_id', '=', before.id)
        .orderBy('version', 'desc')
        .limit(1)
        .offset(HISTORY_LIMITS.versions),
    )
    .execute();
}

/** The row that versions and snapshots hang on. */
export async function keepHistory(
  { db, owner }: RosterScope,
  setId: string,
  { beganAt, by }: Pick<EditGroup, 'beganAt' | 'by'>,
  when: 'anew' | 'missing',
): Promise<void> {
  const group = { began_at: beganAt, source: by };
  await db
    .insertInto('set_histories')
    .values({ ...owner, set_id: setId, bin_id: null, ...group })
    .onConflict((conflict) =>
      when === 'anew'
        ? conflict.column('set_id').doUpdateSet(group)
        : conflict.column('set_id').doNothing(),
    )
    .execute();
}

/** Histories go into the bin with their sets, and come out of it. */
export async function moveHistories(
  { db, owner }: RosterScope,
  setIds: readonly string[],
  binId: string | null,
): Promise<void> {
  if (setIds.length === 0) return;
  await db
    .updateTable('set_histories')
    .set({ bin_id: binId })
    .where('set_id', 'in', setIds)
    .where('user_id', '=', owner.user_id)
    .where('edition', '=', owner.edition)
    .execute();
}
