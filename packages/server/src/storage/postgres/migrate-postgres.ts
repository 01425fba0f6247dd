import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { failureOf } from '../failure.ts';
import { migrate } from '../migrate.ts';
import type { Tables } from '../tables.ts';
import { PG_TYPES } from '../types.ts';
import { UnreachableDatabase } from './why-unreachable.ts';

/** Milliseconds. */
const CONNECT_TIMEOUT = 5_000;

/** On a connection of its own without time-outs: an index over a million rows takes as long as it takes. */
export async function migratePostgres(url: string): Promise<void> {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'gearwright migrations',
    max: 1,
    types: PG_TYPES,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
  });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db, 'postgres');
  } catch (error) {
    throw isOutOfReach(error) ? new UnreachableDatabase(url, error) : error;
  } finally {
    await db.destroy();
  }
}

/** It is not there, lets us not in, or takes no writes: nothing is wrong with the migrations. */
function isOutOfReach(error: unknown): boolean {
  const { code = '' } = error as { readonly code?: string };
  return ['lost', 'timedOut', 'readOnly'].includes(failureOf(error)) || /^(?:28|3D)/.test(code);
}
