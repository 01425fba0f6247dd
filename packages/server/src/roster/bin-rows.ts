import { PlannerError } from '@gearwright/game/messages.ts';
import { tooMuch, type Binned, type BinnedBody } from '@gearwright/roster/bin.ts';
import type { BinnedThing } from '@gearwright/roster/roster.ts';
import { deleteInBatches } from '../storage/delete-in-batches.ts';
import type { Database } from '../storage/open-database.ts';
import type { BinRow } from '../storage/tables.ts';
import { fromJson, toJson, type Json } from '../storage/types.ts';
import { inTodaysForm } from './kept-rows.ts';
import type { RosterScope } from './roster-scope.ts';

function thingFromRow({ id, summary }: Pick<BinRow, 'id' | 'summary'>): BinnedThing {
  return { ...fromJson<Omit<BinnedThing, 'id'>>(summary), id };
}

export async function thingsInBin({ db, owner }: RosterScope): Promise<readonly BinnedThing[]> {
  const rows = await db
    .selectFrom('bin')
    .select(['id', 'summary'])
    .where('user_id', '=', owner.user_id)
    .where('edition', '=', owner.edition)
    .execute();
  return rows.map(thingFromRow);
}

/** With all that was deleted, one after another: each may be large. */
export async function* allOfBin(scope: RosterScope): AsyncGenerator<Binned> {
  for (const thing of await thingsInBin(scope)) {
    const body = await findBody(scope, thing.id);
    // It may have been taken out meanwhile.
    if (body) yield { ...thing, body };
  }
}

export async function bodyInBin(scope: RosterScope, id: string): Promise<BinnedBody> {
  const body = await findBody(scope, id);
  if (!body) throw new PlannerError('notInBin');
  return body;
}

async function findBody({ db, owner }: RosterScope, id: string): Promise<BinnedBody | null> {
  const row = await db
    .selectFrom('bin')
    .select('body')
    .where('id', '=', id)
    .where('user_id', '=', owner.user_id)
    .where('edition', '=', owner.edition)
    .executeTakeFirst();
  return row ? bodyFrom(row.body) : null;
}

function bodyFrom(json: Json): BinnedBody {
  const body = fromJson<BinnedBody>(json);
  return { ...body, sets: body.sets.map(inTodaysForm) };
}

/** Puts it in, and takes out what is too much then. */
export async function putInBin(scope: RosterScope, binned: Binned): Promise<void> {
  const { id, body, ...summary } = binned;
  await scope.db
    .insertInto('bin')
    .values({
      ...scope.owner,
      id,
      character_id: binned.characterId,
      summary: toJson(summary),
      body: toJson(body),
      deleted_at: binned.deletedAt,
    })
    .execute();
  const gone = tooMuch(await thingsInBin(scope), binned.deletedAt, id);
  await takeFromBin(
    scope,
    gone.map((each) => each.id),
  );
}

export async function takeFromBin(
  { db, owner }: RosterScope,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom('bin')
    .where('id', 'in', ids)
    .where('user_id', '=', owner.user_id)
    .where('edition', '=', owner.edition)
    .execute();
}

/** Deletes what has been in the bin since then; how much it was. */
export async function emptyBin({ db }: Database, since: number): Promise<number> {
  return deleteInBatches((most) =>
    db
      .deleteFrom('bin')
      .where('id', 'in', (from) =>
        from.selectFrom('bin').select('id').where('deleted_at', '<=', since).limit(most),
      )
      .executeTakeFirst(),
  );
}
