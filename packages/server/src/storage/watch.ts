import type { DatabaseFailure } from './failure.ts';

/** Why a database takes no writes at the moment, in words for whoever runs it. */
export type WriteTrouble = 'database' | 'database disk full' | 'database read-only';

export interface Connections {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

export const TROUBLES: Partial<Record<DatabaseFailure, WriteTrouble>> = {
  lost: 'database',
  timedOut: 'database',
  diskFull: 'database disk full',
  readOnly: 'database read-only',
};

/** Milliseconds that a failed write speaks against a database, unless one is made before. */
const TROUBLE_HOLDS = 10_000;

/** What has been seen of a database: metrics tell it, and readiness follows from it. */
export class DatabaseWatch {
  readonly failures = new Map<DatabaseFailure, number>();
  /** Transactions made again, by why. */
  readonly repeats = new Map<DatabaseFailure, number>();
  writes = 0;
  /** Of PostgreSQL's pool. */
  connections: () => Connections = () => ({ open: 0, idle: 0, waiting: 0 });
  readonly #now: () => number;
  #trouble: { readonly what: WriteTrouble; readonly until: number } | null = null;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  failed(failure: DatabaseFailure): void {
    this.failures.set(failure, (this.failures.get(failure) ?? 0) + 1);
  }

  repeated(failure: DatabaseFailure): void {
    this.repeats.set(failure, (this.repeats.get(failure) ?? 0) + 1);
  }

  wrote(): void {
    this.writes += 1;
    this.#trouble = null;
  }

  couldNotWrite(failure: DatabaseFailure): void {
    this.failed(failure);
    const what = TROUBLES[failure];
    if (what) this.#trouble = { what, until: this.#now() + TROUBLE_HOLDS };
  }

  /** What kept the last write from being made; null when it was made, or that was a while ago. */
  trouble(): WriteTrouble | null {
    return this.#trouble && this.#now() < this.#trouble.until ? this.#trouble.what : null;
  }
}
