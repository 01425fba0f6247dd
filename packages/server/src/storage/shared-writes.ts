import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { NodeSqliteDialect } from './sqlite/node-sqlite-dialect.ts';
import type { Tables } from './tables.ts';
import type { Write } from './write.ts';

/** Writes in one transaction at most: so many take about ten milliseconds, during which nobody is answered. */
const MOST = 32;

const BEGIN = 'savepoint one_of_many';
const UNDO = 'rollback to one_of_many';
const END = 'release one_of_many';

interface Waiting {
  readonly write: Write<unknown>;
  settle(outcome: Outcome): void;
}

/** What became of a write; the answer may be a promise. */
type Outcome = { readonly answer: unknown } | { readonly error: unknown };

/**
 * Writes that arrive together share a transaction, and with it the wait for the disk. Each is undone alone when
 * it fails, and none is answered before all are on the disk.
 */
export class SharedWrites {
  readonly #db: Kysely<Tables>;
  readonly #dialect: NodeSqliteDialect;
  readonly #waiting: Waiting[] = [];
  #work: Promise<void> | null = null;

  constructor(db: Kysely<Tables>, dialect: NodeSqliteDialect) {
    this.#db = db;
    this.#dialect = dialect;
  }

  write<Answer>(write: Write<Answer>): Promise<Answer> {
    return new Promise<Answer>((resolve, reject) => {
      const settle = (outcome: Outcome): void => {
        if ('error' in outcome) reject(outcome.error);
        else resolve(outcome.answer as Answer);
      };
      this.#waiting.push({ write, settle });
      this.#work ??= this.#writeAll();
    });
  }

  /** Resolves when nothing waits any more. */
  async done(): Promise<void> {
    await this.#work;
  }

  async #writeAll(): Promise<void> {
    do {
      // Waits one turn of the event loop, so that writes of requests that arrived together share a transaction.
      await nextTurn();
      await this.#writeTogether(this.#waiting.splice(0, MOST));
    } while (this.#waiting.length > 0);
    this.#work = null;
  }

  async #writeTogether(group: readonly Waiting[]): Promise<void> {
    if (group.length > 1) {
      const outcomes = await this.#share(group);
      if (outcomes) return group.forEach(({ settle }, at) => settle(outcomes[at]!));
    }
    for (const { write, settle } of group) {
      const alone = this.#transact(write);
      settle({ answer: alone });
      await alone.catch(() => {});
    }
  }

  /** Null when it could not be committed: nothing of it was written, and each has to be asked alone. */
  async #share(group: readonly Waiting[]): Promise<readonly Outcome[] | null> {
    try {
      return await this.#transact(async (transaction) => {
        const outcomes: Outcome[] = [];
        for (const { write } of group) outcomes.push(await this.#oneOfMany(transaction, write));
        return outcomes;
      });
    } catch {
      return null;
    }
  }

  #transact<Answer>(write: Write<Answer>): Promise<Answer> {
    return this.#db.transaction().execute(write);
  }

  async #oneOfMany(transaction: Transaction<Tables>, write: Write<unknown>): Promise<Outcome> {
    this.#dialect.runAsWriter(BEGIN);
    let outcome: Outcome;
    try {
      outcome = { answer: await write(transaction) };
    } catch (error) {
      outcome = { error };
      this.#dialect.runAsWriter(UNDO);
    }
    this.#dialect.runAsWriter(END);
    return outcome;
  }
}
