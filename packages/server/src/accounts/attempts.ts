import { createHmac, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { PlannerError } from '@gearwright/game/messages.ts';
import type { Tables } from '../storage/tables.ts';

/** Milliseconds after which what went wrong is forgotten. */
export const ATTEMPTS_WITHIN = 10 * 60_000;

/** How often something may go wrong. */
export interface Limit {
  /** Who tries what; only a hash of it is kept. */
  readonly of: string;
  readonly most: number;
  /** Whether an error counts; every `PlannerError` does when it is not said. */
  counts?(error: PlannerError): boolean;
}

/** Counts what went wrong lately, in the database: for all servers together, and the table names nobody. */
export class Attempts {
  readonly #db: Kysely<Tables>;
  readonly #key: Buffer;
  readonly #now: () => number;

  constructor(db: Kysely<Tables>, key: Buffer, now: () => number = Date.now) {
    this.#db = db;
    this.#key = key;
    this.#now = now;
  }

  /** Runs it, unless too much went wrong before under one of the limits. */
  async try<Value>(limits: readonly Limit[], attempt: () => Promise<Value>): Promise<Value> {
    const tries = limits.map((limit) => ({ limit, row: this.#row(limit) }));
    // Counted before the outcome is known, so that of many attempts at the same moment each sees those before it.
    await this.#db
      .insertInto('attempts')
      .values(tries.map(({ row }) => row))
      .execute();
    // A success removes only its own count: otherwise signing in to one's own account would reset the limit for others.
    let takenBack = tries;
    try {
      if (await this.#isFull(tries)) throw new PlannerError('tooManyAttempts');
      return await attempt();
    } catch (error) {
      if (error instanceof PlannerError && error.code !== 'tooManyAttempts') {
        takenBack = tries.filter(({ limit }) => limit.counts && !limit.counts(error));
      }
      throw error;
    } finally {
      await this.#takeBack(takenBack.map(({ row }) => row.id));
    }
  }

  #row({ of }: Limit) {
    const name = createHmac('sha256', this.#key).update(of).digest('base64url');
    return { id: randomUUID(), name, tried_at: this.#now() };
  }

  async #isFull(tries: readonly { limit: Limit; row: { name: string } }[]): Promise<boolean> {
    const counts = await this.#db
      .selectFrom('attempts')
      .select(({ fn }) => ['name', fn.countAll<number>().as('tries')])
      .where(
        'name',
        'in',
        tries.map(({ row }) => row.name),
      )
      .where('tried_at', '>', this.#now() - ATTEMPTS_WITHIN)
      .groupBy('name')
      .execute();
    return counts.some(({ name, tries: so }) =>
      tries.some(({ limit, row }) => row.name === name && Number(so) > limit.most),
    );
  }

  async #takeBack(ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await this.#db.deleteFrom('attempts').where('id', 'in', ids).execute();
  }
}
