import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { failureOf } from '../failure.ts';
import type { DatabaseWatch } from '../watch.ts';
import { PG_TYPES } from '../types.ts';
import { LeasedClient, type Lender } from './leased-client.ts';

/** Milliseconds. A call is given up after ten seconds: whatever is lost is noticed well before. */
const TIMES = {
  /** To a connection, or to a free one of the pool. */
  connect: 3_000,
  /** On the server's side: a question is given up, whether or not we are still there to hear it. */
  statement: 5_000,
  lock: 4_000,
  /** A transaction that was begun and left alone. */
  idleInTransaction: 10_000,
  /** On our side, for a server that is silently gone. */
  answer: 6_000,
  /** Until an idle connection is asked whether its other end is still there. */
  keepAlive: 10_000,
} as const;

/** How long a database that is just gone is waited for, by all who ask meanwhile: a restart takes less. */
const PATIENCE = 2_000;
const PAUSE = 50;

/**
 * A pool whose connections are never trusted longer than they deserve: one that was lost, timed out or turned out
 * to be read-only is closed instead of being given to the next one, and so are all that were opened before it.
 */
export class ConnectionPool implements PostgresPool, Lender {
  readonly #pool: pg.Pool;
  readonly #watch: DatabaseWatch;
  /** Connections of an earlier generation are closed when they come back. */
  readonly #generations = new WeakMap<pg.ClientBase, number>();
  #generation = 0;
  #downSince: number | null = null;

  constructor(url: string, connections: number, watch: DatabaseWatch) {
    this.#watch = watch;
    this.#pool = new pg.Pool({
      connectionString: url,
      application_name: 'gearwright',
      max: connections,
      types: PG_TYPES,
      connectionTimeoutMillis: TIMES.connect,
      statement_timeout: TIMES.statement,
      lock_timeout: TIMES.lock,
      idle_in_transaction_session_timeout: TIMES.idleInTransaction,
      query_timeout: TIMES.answer,
      keepAlive: true,
      keepAliveInitialDelayMillis: TIMES.keepAlive,
    });
    // An idle connection that breaks is replaced by the pool; unheard, it would end the process.
    this.#pool.on('error', () => {});
    this.#pool.on('connect', (client) => {
      this.#generations.set(client, this.#generation);
      // Told to whoever asks as well, if anybody does; unheard, it would end the process too.
      client.on('error', (error) => this.distrust(client, error));
    });
    watch.connections = () => ({
      open: this.#pool.totalCount,
      idle: this.#pool.idleCount,
      waiting: this.#pool.waitingCount,
    });
  }

  get options(): pg.PoolOptions {
    return this.#pool.options;
  }

  async connect(): Promise<PostgresPoolClient> {
    return new LeasedClient(this, await this.checkOut());
  }

  /** A connection that nothing speaks against; one is waited for while the database may merely be restarting. */
  async checkOut(): Promise<pg.PoolClient> {
    for (;;) {
      try {
        const client = await this.#pool.connect();
        this.#downSince = null;
        if (this.#isCurrent(client)) return client;
        closeNow(client);
      } catch (error) {
        const failure = failureOf(error);
        this.#watch.failed(failure);
        if (failure !== 'lost' || !this.#mayComeBack()) throw error;
        await wait(PAUSE * (0.5 + Math.random()));
      }
    }
  }

  giveBack(client: pg.PoolClient, isBroken: boolean): void {
    if (isBroken || !this.#isCurrent(client)) closeNow(client);
    else client.release();
  }

  /** Whether an error speaks against its connection; then against all that are as old, too. */
  distrust(client: pg.ClientBase, error: unknown): boolean {
    if (!speaksAgainst(error)) return false;
    if (this.#isCurrent(client)) {
      this.#watch.failed(failureOf(error));
      this.#generation += 1;
    }
    return true;
  }

  async end(): Promise<void> {
    await this.#pool.end();
  }

  #isCurrent(client: pg.ClientBase): boolean {
    return this.#generations.get(client) === this.#generation;
  }

  #mayComeBack(): boolean {
    const now = performance.now();
    this.#downSince ??= now;
    return now - this.#downSince < PATIENCE;
  }
}

function speaksAgainst(error: unknown): boolean {
  const failure = failureOf(error);
  if (failure === 'lost' || failure === 'readOnly') return true;
  // What the server itself cancelled came over a connection that works.
  return failure === 'timedOut' && (error as { readonly code?: unknown }).code === undefined;
}

/** Saying goodbye to a server that is gone takes for ever. */
function closeNow(client: pg.PoolClient): void {
  const { connection } = client as unknown as {
    readonly connection?: { readonly stream?: { destroy(): void } };
  };
  connection?.stream?.destroy();
  client.release(true);
}
