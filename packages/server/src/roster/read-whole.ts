import type { Kysely } from 'kysely';
import type { Database } from '../storage/open-database.ts';
import type { Tables } from '../storage/tables.ts';

/** A reference was read, and then what it refers to was gone: somebody wrote between the two queries. */
export class TornRead extends Error {}

/** Asks query by query, which keeps nobody waiting; when somebody wrote in between, once more from one snapshot. */
export async function readWhole<Answer>(
  database: Pick<Database, 'db' | 'snapshot'>,
  read: (db: Kysely<Tables>) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await read(database.db);
  } catch (error) {
    if (!(error instanceof TornRead)) throw error;
    return database.snapshot(read);
  }
}
