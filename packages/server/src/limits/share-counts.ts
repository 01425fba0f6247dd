import { sql } from 'kysely';
import type { Database } from '../storage/open-database.ts';
import type { ClientLimit } from './client-limit.ts';

/** Rows of one statement. */
const BATCH = 500;
/** Whole minutes that counts are kept. */
const KEPT = 2;

export type Limits = Readonly<Record<string, ClientLimit>>;

/**
 * Tells the other servers on the database who has used up much of a limit, and learns from them: however many there
 * are, a client has the limit once. `nameOf` makes of a client what may stand in the table.
 */
export async function shareCounts(
  { db }: Database,
  limits: Limits,
  nameOf: (client: string) => string,
): Promise<void> {
  for (const [scope, limit] of Object.entries(limits)) {
    const { minute, clients } = limit.untold();
    for (let start = 0; start < clients.length; start += BATCH) {
      const batch = clients.slice(start, start + BATCH);
      const names = new Map(batch.map(([client]) => [nameOf(client), client]));
      const rows = await db
        .insertInto('request_counts')
        .values(
          batch.map(([client, requests]) => ({ minute, scope, client: nameOf(client), requests })),
        )
        .onConflict((conflict) =>
          conflict.columns(['minute', 'scope', 'client']).doUpdateSet({
            requests: sql`request_counts.requests + excluded.requests`,
          }),
        )
        .returning(['client', 'requests'])
        .execute();
      for (const { client, requests } of rows) limit.learn(minute, names.get(client)!, requests);
    }
    await learnFromOthers({ db }, scope, limit, minute, nameOf);
  }
}

/** Reads what other servers have counted in this minute for the clients that this one counts too. */
async function learnFromOthers(
  { db }: Pick<Database, 'db'>,
  scope: string,
  limit: ClientLimit,
  minute: number,
  nameOf: (client: string) => string,
): Promise<void> {
  const known = new Map(limit.clients().map((client) => [nameOf(client), client]));
  if (known.size === 0) return;
  const rows = await db
    .selectFrom('request_counts')
    .select(['client', 'requests'])
    .where('minute', '=', minute)
    .where('scope', '=', scope)
    .execute();
  for (const { client, requests } of rows) {
    const mine = known.get(client);
    if (mine !== undefined) limit.learn(minute, mine, requests);
  }
}

export async function forgetCounts({ db }: Database, now: number): Promise<void> {
  await db
    .deleteFrom('request_counts')
    .where('minute', '<', Math.floor(now / 60_000) - KEPT)
    .execute();
}
