import type { IDBPTransaction } from 'idb';
import { copyOf, emptyState, type State } from '@gearwright/roster/memory/state.ts';
import {
  KINDS,
  openLocal,
  REVISION,
  type LocalDatabase,
  type LocalSchema,
} from './local-database.ts';
import { readState, type RawRecords, type ReadState } from './read-state.ts';
import { changesBetween, withChanges, type Change } from './state-changes.ts';
import { healthAfter, type StorageHealth } from './storage-health.ts';

const STORES = [...KINDS, 'meta'] as const;
type Access = IDBPTransaction<LocalSchema, typeof STORES, 'readonly' | 'readwrite'>;

interface Known extends ReadState {
  readonly revision: number;
}

const NOTHING: Known = {
  state: emptyState(),
  stored: emptyState(),
  unreadable: 0,
  revision: -1,
};

/**
 * One edition's state in IndexedDB. A write reads, decides and writes in one transaction, so that tabs follow each
 * other; what the browser refuses to store stays here, and goes along with the next write that it takes.
 */
export class BrowserStore {
  readonly health: StorageHealth;
  readonly #name: string;
  readonly #onStored: () => void;
  #database: Promise<LocalDatabase> | null = null;
  #known: Known = NOTHING;
  #unstored: readonly Change[] = [];
  #turn: Promise<unknown> = Promise.resolve();

  constructor(name: string, health: StorageHealth, onStored: () => void = () => undefined) {
    this.health = health;
    this.#name = name;
    this.#onStored = onStored;
  }

  /** Null where the browser refuses to store anything. */
  async database(): Promise<LocalDatabase | null> {
    this.#database ??= openLocal(this.#name, () => (this.#database = null));
    try {
      return await this.#database;
    } catch (error) {
      this.#database = null;
      this.health.become(healthAfter(error));
      return null;
    }
  }

  async read(): Promise<State> {
    const transaction = await this.#begin('readonly');
    const { state } = transaction ? await this.#current(transaction) : NOTHING;
    return withChanges(state, this.#unstored);
  }

  /** A change that throws has changed nothing. */
  write<Answer>(change: (draft: State) => Answer): Promise<Answer> {
    // One after the other, so that what one could not store is there for the next.
    const answer = this.#turn.then(() => this.#write(change));
    this.#turn = answer.catch(() => undefined);
    return answer;
  }

  async #write<Answer>(change: (draft: State) => Answer): Promise<Answer> {
    const transaction = await this.#begin('readwrite');
    if (!transaction) return this.#keepHere(NOTHING, change);
    const stored = transaction.done.then(() => null, failed);
    const known = await this.#current(transaction);
    const draft = copyOf(withChanges(known.state, this.#unstored));
    const answer = change(draft);
    const changes = changesBetween(known.stored, draft);
    if (changes.length === 0) return answer;
    const revision = known.revision + 1;
    const failures = [await put(transaction, changes, revision).catch(failed), await stored];
    if (failures.some(Boolean)) {
      this.#unstored = changes;
      this.health.become(healthAfter(...failures));
      return answer;
    }
    this.#known = { state: draft, stored: draft, unreadable: known.unreadable, revision };
    this.#unstored = [];
    this.health.become('stored');
    this.#onStored();
    return answer;
  }

  /** Tries again to store what is only here. */
  async retry(): Promise<void> {
    if (this.#unstored.length > 0) await this.write(() => undefined);
    else if (await this.database()) this.health.become('stored');
  }

  async close(): Promise<void> {
    const opened = this.#database;
    this.#database = null;
    (await opened?.catch(() => null))?.close();
  }

  /** Null where the browser refuses. A connection that was closed for a later page is opened anew, once. */
  async #begin<Mode extends 'readonly' | 'readwrite'>(
    mode: Mode,
    again = true,
  ): Promise<IDBPTransaction<LocalSchema, typeof STORES, Mode> | null> {
    const db = await this.database();
    try {
      return db && db.transaction(STORES, mode, { durability: 'strict' });
    } catch (error) {
      if (!again) throw error;
      this.#database = null;
      return this.#begin(mode, false);
    }
  }

  async #current(transaction: Access): Promise<Known> {
    const revision = (await transaction.objectStore('meta').get(REVISION)) ?? 0;
    if (revision === this.#known.revision) return this.#known;
    const records = KINDS.map(async (kind) => {
      const store = transaction.objectStore(kind);
      const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
      return [kind, keys.map((key, index) => [key, values[index]] as const)] as const;
    });
    const raw = Object.fromEntries(await Promise.all(records)) as unknown as RawRecords;
    this.#known = { ...readState(raw), revision };
    return this.#known;
  }

  #keepHere<Answer>(known: ReadState, change: (draft: State) => Answer): Answer {
    const draft = copyOf(withChanges(known.state, this.#unstored));
    const answer = change(draft);
    this.#unstored = changesBetween(known.stored, draft);
    return answer;
  }
}

/** All of them or none. */
async function put(
  transaction: IDBPTransaction<LocalSchema, typeof STORES, 'readwrite'>,
  changes: readonly Change[],
  revision: number,
): Promise<null> {
  try {
    const requests = changes.map(({ kind, key, value }) => {
      const records = transaction.objectStore(kind);
      return value === null ? records.delete(key) : records.put(value, key);
    });
    requests.push(transaction.objectStore('meta').put(revision, REVISION));
    await Promise.all(requests);
    return null;
  } catch (error) {
    abort(transaction);
    throw error;
  }
}

function abort(transaction: Access): void {
  try {
    transaction.abort();
  } catch {
    // What went wrong has aborted it already.
  }
}

const failed = (error: unknown): unknown => error ?? new Error('The browser gave no reason');
