import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Kysely, type Transaction } from 'kysely';
import { MIGRATIONS } from './migrations.ts';
import type { DatabaseKind } from './database-kind.ts';
import type { Migration } from './migration.ts';
import type { Tables } from './tables.ts';
import { columnTypes } from './types.ts';

/** The number of the advisory lock: any will do, as long as every version of the server takes the same. */
const LOCK = 60_70_80;

/**
 * Runs the migrations that have not run yet, all or none. Several servers may start at once: the first takes the
 * lock, the others wait and find nothing left to do.
 */
export async function migrate(
  db: Kysely<Tables>,
  kind: DatabaseKind,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<readonly string[]> {
  return db.transaction().execute(async (transaction) => {
    // A transaction in SQLite holds the lock already.
    if (kind === 'postgres') await takeLock(transaction);
    const types = columnTypes(kind);
    await transaction.schema
      .createTable('migrations')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('run_at', types.time, (column) => column.notNull())
      .execute();
    await renameFormer(transaction, migrations);
    const rows = await transaction.selectFrom('migrations').select('name').execute();
    const done = new Set(rows.map((row) => row.name));
    refuseNewerDatabase(done, migrations);
    const pending = migrations.filter(({ name }) => !done.has(name));
    for (const { name, up } of pending) {
      await up(transaction, types);
      await transaction.insertInto('migrations').values({ name, run_at: Date.now() }).execute();
    }
    return pending.map(({ name }) => name);
  });
}

async function renameFormer(
  transaction: Transaction<Tables>,
  migrations: readonly Migration[],
): Promise<void> {
  for (const { name, formerly } of migrations) {
    if (formerly === undefined) continue;
    await transaction
      .updateTable('migrations')
      .set({ name })
      .where('name', '=', formerly)
      .execute();
  }
}

/** Asks again and again rather than waiting in one question, which would time out. */
async function takeLock(transaction: Transaction<Tables>): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ readonly taken: boolean }>`
      select pg_try_advisory_xact_lock(${LOCK}) as taken`.execute(transaction);
    if (rows[0]?.taken) return;
    await wait(50);
  }
}

function refuseNewerDatabase(done: ReadonlySet<string>, migrations: readonly Migration[]): void {
  const unknown = [...done].find((name) => !migrations.some((each) => each.name === name));
  if (unknown !== undefined) {
    throw new Error(
      `The database was last used by a newer version ("${unknown}"): update before starting.`,
    );
  }
}
