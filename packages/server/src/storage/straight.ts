import type { Kysely } from 'kysely';
import type { SqliteAnswer } from './sqlite/sqlite-file.ts';
import type { Tables } from './tables.ts';

/** Asks the very connection that a database or a transaction stands for. */
export interface Straight {
  /** A transaction has its turn; whatever else writes waits for one, and goes the long way. */
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

/** For as long as the work takes: afterwards the turn is another's. */
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
