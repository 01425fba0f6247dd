import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import type { DatabaseKind } from './database-kind.ts';
import { failureOf } from './failure.ts';
import { ownFile } from './keep-to-owner.ts';
import { migrate } from './migrate.ts';
import { migratePostgres } from './postgres/migrate-postgres.ts';
import { ConnectionPool } from './postgres/pool.ts';
import { writeRepeating } from './postgres/repeat-writes.ts';
import { missingFromSchema } from './schema/compare-schema.ts';
import { SharedWrites } from './shared-writes.ts';
import { NodeSqliteDialect } from './sqlite/node-sqlite-dialect.ts';
import type { Tables } from './tables.ts';
import { DatabaseWatch } from './watch.ts';
import type { Write } from './write.ts';

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
  readonly watch: DatabaseWatch;
  /** What the migrations say and is not there. */
  readonly missing: readonly string[];
  /** All of a write or nothing of it; answered when it is on the disk. It may be begun more than once. */
  write<Answer>(write: Write<Answer>): Promise<Answer>;
  /** Several queries that see the database as it is at one moment. */
  snapshot<Answer>(read: (db: Kysely<Tables>) => Promise<Answer>): Promise<Answer>;
  close(): Promise<void>;
}

/** Connections to PostgreSQL of one process, unless the configuration says otherwise. */
export const CONNECTIONS = 10;

type Opened = Omit<Database, 'missing'>;

/** Opens the database and brings its tables up to date. */
export async function openDatabase(source: DatabaseSource): Promise<Database> {
  if (source.kind === 'postgres') await migratePostgres(source.url);
  const opened = source.kind === 'sqlite' ? openSqlite(source.file) : openPostgres(source);
  try {
    if (source.kind === 'sqlite') await migrate(opened.db, 'sqlite');
    return { ...opened, missing: await missingFromSchema(opened.db, source.kind) };
  } catch (error) {
    await opened.db.destroy();
    throw error;
  }
}

/** One file, one writer at a time: those who would wait for it write together. */
function openSqlite(file: string): Opened {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  ownFile(file);
  const dialect = new NodeSqliteDialect(file);
  const db = new Kysely<Tables>({ dialect });
  const shared = new SharedWrites(db, dialect);
  const watch = new DatabaseWatch();
  return {
    kind: 'sqlite',
    db,
    watch,
    async write(write) {
      try {
        const answer = await shared.write(write);
        watch.wrote();
        return answer;
      } catch (error) {
        const failure = failureOf(error);
        if (failure !== 'refused') watch.couldNotWrite(failure);
        throw error;
      }
    },
    // A transaction of SQLite holds the lock of all writers.
    snapshot: (read) => db.transaction().execute(read),
    async close() {
      await shared.done();
      await db.destroy();
    },
  };
}

function openPostgres({ url, connections = CONNECTIONS }: PostgresSource): Opened {
  const watch = new DatabaseWatch();
  const pool = new ConnectionPool(url, connections, watch);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    kind: 'postgres',
    db,
    watch,
    write: (write) => writeRepeating(db, write, watch),
    snapshot: (read) =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(read),
    close: () => db.destroy(),
  };
}
