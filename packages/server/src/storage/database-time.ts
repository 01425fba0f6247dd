import { sql } from 'kysely';
import type { Database } from './open-database.ts';

interface Now {
  readonly now: number;
}

const NOW = {
  // The machine's own: a file has no clock.
  sqlite: sql<Now>`select cast(unixepoch('subsec') * 1000 as integer) as now`,
  postgres: sql<Now>`select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`,
};

/** What time the database has, which all servers share; milliseconds since 1970. */
export async function databaseTime({ db, kind }: Pick<Database, 'db' | 'kind'>): Promise<number> {
  const { rows } = await NOW[kind].execute(db);
  return Number(rows[0]!.now);
}
