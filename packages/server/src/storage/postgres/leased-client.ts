import type { PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { failureOf } from '../failure.ts';

/** How often a question that changes nothing is asked anew, each time on another connection. */
const REPEATS = 3;

const BEGINS = /^(?:begin|start transaction)\b/;
const ENDS = /^(?:commit|rollback)$/;
const READS = /^select\b/;

/** Where connections come from, and go back to. */
export interface Lender {
  checkOut(): Promise<pg.PoolClient>;
  giveBack(client: pg.PoolClient, isBroken: boolean): void;
  /** Whether an error speaks against the connection it came over. */
  distrust(client: pg.PoolClient, error: unknown): boolean;
}

/** A connection for as long as somebody has it: what it goes through decides whether anybody gets it again. */
export class LeasedClient implements PostgresPoolClient {
  readonly #pool: Lender;
  #client: pg.PoolClient;
  #isBroken = false;
  #inTransaction = false;

  constructor(pool: Lender, client: pg.PoolClient) {
    this.#pool = pool;
    this.#client = client;
  }

  query(text: unknown, values?: readonly unknown[]): never {
    return this.#ask(text as string, values) as never;
  }

  release(discard?: boolean): void {
    this.#pool.giveBack(this.#client, this.#isBroken || discard === true);
  }

  async #ask(text: string, values: readonly unknown[] = []): Promise<pg.QueryResult> {
    if (BEGINS.test(text)) this.#inTransaction = true;
    for (let repeats = 0; ; repeats++) {
      try {
        const answer = await this.#client.query(text, [...values]);
        if (ENDS.test(text)) this.#inTransaction = false;
        return answer;
      } catch (error) {
        if (this.#pool.distrust(this.#client, error)) this.#isBroken = true;
        // Nothing was written by it, and nothing before it has to be made again.
        const mayRepeat = !this.#inTransaction && READS.test(text) && failureOf(error) === 'lost';
        if (!mayRepeat || repeats === REPEATS) throw error;
        await this.#exchange();
      }
    }
  }

  async #exchange(): Promise<void> {
    const next = await this.#pool.checkOut();
    this.#pool.giveBack(this.#client, true);
    this.#client = next;
    this.#isBroken = false;
  }
}
