import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { migrate } from './migrate.ts';
import { SharedWrites, type Write } from './shared-writes.ts';
import { NodeSqliteDialect } from './sqlite/node-sqlite-dialect.ts';
import type { Tables } from './tables.ts';
import { PG_TYPES } from './types.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

/** Which database: a file, or the address of a PostgreSQL. */
export type DatabaseSource =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'postgres'; readonly url: string; readonly connections?: number };

export interface Database {
  readonly kind: DatabaseKind;
  readonly db: Kysely<Tables>;
  /** All of a write or nothing of it; answered when it is on the disk. */
  write<Answer>(write: Write<Answer>): Promise<Answer>;
  close(): Promise<void>;
}

/** Connections to PostgreSQL of one process. */
const CONNECTIONS = 10;
/** Milliseconds. */
const CONNECT_TIMEOUT = 10_000;
const QUERY_TIMEOUT = 30_000;

/** Opens the database and brings its tables up to date. */
export async function openDatabase(source: DatabaseSource): Promise<Database> {
  const { kind } = source;
  const db = source.kind === 'sqlite' ? openSqlite(source.file) : openPostgres(source);
  try {
    await migrate(db, kind);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return kind === 'sqlite'
    ? sharing(db)
    : {
        kind,
        db,
        write: (write) => db.transaction().execute(write),
        close: () => db.destroy(),
      };
}

/** One file, one writer at a time: those who would wait for it write together. */
function sharing(db: Kysely<Tables>): Database {
  const shared = new SharedWrites(db);
  return {
    kind: 'sqlite',
    db,
    write: (write) => shared.write(write),
    async close() {
      await shared.done();
      await db.destroy();
    },
  };
}

function openSqlite(file: string): Kysely<Tables> {
  mkdirSync(dirname(file), { recursive: true });
  return new Kysely({ dialect: new NodeSqliteDialect(file) });
}

function openPostgres({ url, connections = CONNECTIONS }: { url: string; connections?: number }) {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    query_timeout: QUERY_TIMEOUT,
    types: PG_TYPES,
  });
  // An idle connection that breaks is replaced by the pool; unheard, it would end the process.
  pool.on('error', () => {});
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
