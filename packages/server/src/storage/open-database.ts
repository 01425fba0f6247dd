import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DatabaseKind } from './database-kind.ts';
import { migrate } from './migrate.ts';
import { SharedWrites, type Write } from './shared-writes.ts';
import { NodeSqliteDialect } from './sqlite/node-sqlite-dialect.ts';
import { goStraight } from './straight.ts';
import type { Tables } from './tables.ts';
import { PG_TYPES } from './types.ts';

/** Which database: a file, or the address of a PostgreSQL. */
export type DatabaseSource = { readonly kind: 'sqlite'; readonly file: string } | PostgresSource;

interface PostgresSource {
  readonly kind: 'postgres';
  readonly url: string;
  readonly connections?: number;
}

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
  const database = source.kind === 'sqlite' ? openSqlite(source.file) : openPostgres(source);
  try {
    await migrate(database.db, source.kind);
  } catch (error) {
    await database.db.destroy();
    throw error;
  }
  return database;
}

/** One file, one writer at a time: those who would wait for it write together. */
function openSqlite(file: string): Database {
  mkdirSync(dirname(file), { recursive: true });
  const dialect = new NodeSqliteDialect(file);
  const db = new Kysely<Tables>({ dialect });
  goStraight(db, { mayWrite: false, ask: (sql, values) => dialect.read(sql, values) });
  const shared = new SharedWrites(db, dialect);
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

function openPostgres({ url, connections = CONNECTIONS }: PostgresSource): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    query_timeout: QUERY_TIMEOUT,
    types: PG_TYPES,
  });
  // An idle connection that breaks is replaced by the pool; unheard, it would end the process.
  pool.on('error', () => {});
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    kind: 'postgres',
    db,
    write: (write) => db.transaction().execute(write),
    close: () => db.destroy(),
  };
}
