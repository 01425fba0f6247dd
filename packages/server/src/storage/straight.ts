import type { Kysely } from 'kysely';
import type { SqliteAnswer } from './sqlite/sqlite-file.ts';
import type { Tables } from './tables.ts';

/** Asks the very connection that a database or a transaction stands for. */
export interface Straight {
  /** True inside a transaction, which holds the write lock. Other writes have to wait for it, and go through Kysely. */
  readonly mayWrite: boolean;
  ask(sql: string, values: readonly unknown[]): SqliteAnswer | Promise<SqliteAnswer>;
}

/** Kysely takes longer to hand a statement on than SQLite takes to answer it: what is prepared needs no handing on. */
const straights = new WeakMap<Kysely<Tables>, Straight>();

export function straightOf(db: Kysely<Tables>): Straight | undefined {
  return straights.get(db);
}

export function goStraight(db: Kysely<Tables>, straight: Straight): void {
  straights.set(db, straight);
}

/** Only until the work is done: then another transaction holds the connection. */
export async function goingStraight<Answer>(
  db: Kysely<Tables>,
  straight: Straight,
  work: () => Promise<Answer>,
): Promise<Answer> {
  goStraight(db, straight);
  try {
    return await work();
  } finally {
    straights.delete(db);
  }
}
