import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { sqliteValue } from '../types.ts';

/** Another process holds the lock: it is asked again until this much time, in milliseconds, has passed. */
const PATIENCE = 20_000;
/** How long SQLite itself waits, and with it everything in this process. */
const BLOCKING_PATIENCE = 20;
const BUSY = 5;
const STATEMENTS_KEPT = 400;

interface SqliteAnswer {
  readonly rows: unknown[];
  readonly changes: number | bigint;
}

/** One connection to a SQLite file, with its statements prepared once. */
export class SqliteFile {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, { statement: StatementSync; answersRows: boolean }>();

  constructor(path: string) {
    this.#database = new DatabaseSync(path, { timeout: BLOCKING_PATIENCE });
  }

  /** WAL lets many read while one writes, also from other processes; FULL puts every commit on the disk. */
  async prepare(): Promise<void> {
    await this.whenFree(() => this.#database.exec('pragma journal_mode = wal'));
    this.#database.exec('pragma synchronous = full');
    this.#database.exec('pragma foreign_keys = on');
  }

  run(sql: string, parameters: readonly unknown[] = []): SqliteAnswer {
    const { statement, answersRows } = this.#statement(sql);
    const values = parameters.map(sqliteValue);
    if (!answersRows) return { rows: [], changes: statement.run(...values).changes };
    // Rows come without a prototype, which not every reader expects.
    const rows = statement.all(...values).map((row) => ({ ...row }));
    return { rows, changes: rows.length };
  }

  /** Runs it, and again while another process holds the lock, without holding up this one. */
  async whenFree<Value>(attempt: () => Value): Promise<Value> {
    const deadline = performance.now() + PATIENCE;
    for (;;) {
      try {
        return attempt();
      } catch (error) {
        if (!isBusy(error) || performance.now() > deadline) throw error;
        await wait(1 + Math.random() * 10);
      }
    }
  }

  isInTransaction(): boolean {
    return this.#database.isTransaction;
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
  }

  #statement(sql: string) {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#database.prepare(sql);
    const made = { statement, answersRows: statement.columns().length > 0 };
    if (this.#statements.size >= STATEMENTS_KEPT) {
      this.#statements.delete(this.#statements.keys().next().value!);
    }
    this.#statements.set(sql, made);
    return made;
  }
}

function isBusy(error: unknown): boolean {
  const { errcode } = error as { readonly errcode?: number };
  return errcode !== undefined && (errcode & 0xff) === BUSY;
}
