import { createHmac, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { PlannerError } from '@gearwright/game/messages.ts';
import type { Tables } from '../storage/tables.ts';

/**
 * Wrong passwords for one name, by whomever. Ten times what one client has, so that it takes many networks to
 * keep an owner out for a while; and the while is short.
 */
export const WRONG_PASSWORDS = { most: 100, within: 10 * 60_000 } as const;

/** Counts by a hash of the name, in the database: for all servers together, and the table names nobody. */
export class WrongPasswords {
  readonly #db: Kysely<Tables>;
  readonly #key: Buffer;
  readonly #now: () => number;

  constructor(db: Kysely<Tables>, key: Buffer, now: () => number = Date.now) {
    this.#db = db;
    this.#key = key;
    this.#now = now;
  }

  /** Runs it, unless there were too many; only `wrongCredentials` counts. */
  async try<Value>(username: string, attempt: () => Promise<Value>): Promise<Value> {
    const name = createHmac('sha256', this.#key).update(username).digest('base64url');
    const row = { id: randomUUID(), name, tried_at: this.#now() };
    // Counted before it is known: of many at the same moment each sees those before it.
    await this.#db.insertInto('wrong_passwords').values(row).execute();
    let wrong = false;
    try {
      if (await this.#isFull(name)) throw new PlannerError('tooManyAttempts');
      return await attempt();
    } catch (error) {
      wrong = error instanceof PlannerError && error.code === 'wrongCredentials';
      throw error;
    } finally {
      if (!wrong) await this.#db.deleteFrom('wrong_passwords').where('id', '=', row.id).execute();
    }
  }

  async #isFull(name: string): Promise<boolean> {
    const { tries } = await this.#db
      .selectFrom('wrong_passwords')
      .select((row) => row.fn.countAll().as('tries'))
      .where('name', '=', name)
      .where('tried_at', '>', this.#now() - WRONG_PASSWORDS.within)
      .executeTakeFirstOrThrow();
    return Number(tries) > WRONG_PASSWORDS.most;
  }
}
