import { sql, type Kysely } from 'kysely';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { PlannerError } from '@gearwright/game/messages.ts';
import { looksLikeId } from '@gearwright/roster/new-id.ts';
import type { LinkChange, LinkState } from '@gearwright/roster/roster.ts';
import type { Snapshot } from '@gearwright/roster/rules/public-set.ts';
import type { SetLinkRow, Tables } from '../storage/tables.ts';
import { snapshotBody } from './find-public-set.ts';
import { pointsHeldBy, resolve } from './point-rows.ts';
import type { RosterScope } from './roster-scope.ts';
import { setAndCharacterOf } from './set-rows.ts';
import { shareSet } from './share-set.ts';
import { getHistory } from './sql-history.ts';

export async function getLink(scope: RosterScope, setId: string): Promise<LinkState> {
  const { set, group } = await setAndCharacterOf(scope, setId);
  const row = await scope.db
    .selectFrom('set_links')
    .select(['off_at', 'frozen_at', 'opened'])
    .where('set_id', '=', setId)
    .executeTakeFirst();
  const isOff = row !== undefined && row.off_at !== null;
  return {
    publicId: set.publicId,
    isOn: set.publicId !== null && !isOff,
    isFrozen: row !== undefined && row.frozen_at !== null,
    changedAt: row?.frozen_at ?? group.savedAt,
    opened: row?.opened ?? 0,
  };
}

export async function changeLink(
  scope: RosterScope,
  setId: string,
  change: LinkChange,
): Promise<LinkState> {
  const { isOn, show } = change;
  const changed: Partial<SetLinkRow> = {
    ...(isOn !== undefined && { off_at: isOn ? null : Date.now() }),
    ...(show !== undefined && (await frozenAs(scope, setId, change))),
  };
  await shareSet(scope, setId);
  const blank = { off_at: null, frozen_at: null, frozen_body: null, opened: 0 };
  if (Object.keys(changed).length > 0) {
    await scope.db
      .insertInto('set_links')
      .values({ ...scope.owner, set_id: setId, ...blank, ...changed })
      .onConflict((conflict) => conflict.column('set_id').doUpdateSet(changed))
      .execute();
  }
  return getLink(scope, setId);
}

type Frozen = Pick<SetLinkRow, 'frozen_at' | 'frozen_body'>;

async function frozenAs(
  scope: RosterScope,
  setId: string,
  { show, snapshotId }: LinkChange,
): Promise<Frozen> {
  if (show === 'live') return { frozen_at: null, frozen_body: null };
  const { set: kept, character, group } = await setAndCharacterOf(scope, setId);
  const custom = await pointsHeldBy(scope, kept.points);
  const set = { ...kept, points: resolve(scope, kept.points, custom, kept.gameClass) };
  const now: Snapshot = { set, character };
  if (show === 'now') return { frozen_at: group.savedAt, frozen_body: snapshotBody(now) };
  const { snapshots } = await getHistory(scope, setId);
  const snapshot = snapshots.find(({ id }) => id === snapshotId);
  if (!snapshot) throw new PlannerError('snapshotNotFound');
  const shown = { set: { ...set, ...snapshot.set }, character };
  return { frozen_at: snapshot.takenAt, frozen_body: snapshotBody(shown) };
}

/** One more, unless its owner opened it; nothing is kept of who did. */
export async function countOpening(
  db: Kysely<Tables>,
  edition: EditionKey,
  publicId: string,
  userId: string | null,
): Promise<void> {
  if (!looksLikeId(publicId)) return;
  const set = await db
    .selectFrom('gear_sets')
    .select(['id', 'user_id'])
    .where('public_id', '=', publicId)
    .where('edition', '=', edition)
    .executeTakeFirst();
  if (!set || set.user_id === userId) return;
  await db
    .insertInto('set_links')
    .values({
      ...{ set_id: set.id, user_id: set.user_id, edition },
      ...{ off_at: null, frozen_at: null, frozen_body: null, opened: 1 },
    })
    .onConflict((conflict) =>
      conflict
        .column('set_id')
        .doUpdateSet({ opened: sql<number>`set_links.opened + 1` })
        .where('set_links.off_at', 'is', null),
    )
    .execute();
}
