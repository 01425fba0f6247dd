import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { SetDelta } from '../editor/set-delta.ts';
import { THIS_TAB } from './this-tab.ts';

/** Whose set it is. */
export interface SetPlace {
  readonly owner: string;
  readonly edition: EditionKey;
  readonly setId: string;
}

/** Changes to a set that a tab has not saved yet. */
export interface JournalEntry extends SetPlace {
  readonly tab: string;
  readonly delta: SetDelta;
}

interface JournalSchema extends DBSchema {
  entries: { key: string; value: JournalEntry };
}

/** Nothing waits only in memory: what is not saved yet is written here at once (acceptance D18). */
export class Journal {
  readonly #name: string;
  readonly #tab: string;
  #database: Promise<IDBPDatabase<JournalSchema>> | null = null;

  constructor(name = 'gearwright-journal', tab = THIS_TAB) {
    this.#name = name;
    this.#tab = tab;
  }

  /** Replaces what was written for the set before, or forgets it when null; false when the browser refuses. */
  async write(place: SetPlace, delta: SetDelta | null): Promise<boolean> {
    const { owner, edition, setId } = place;
    const entry = { owner, edition, setId, tab: this.#tab, delta: delta ?? {} };
    try {
      const db = await this.#open();
      if (delta) await db.put('entries', entry, keyOf(entry));
      else await db.delete('entries', keyOf(entry));
      return true;
    } catch {
      return false;
    }
  }

  async entriesOf(owner: string, edition: EditionKey): Promise<readonly JournalEntry[]> {
    try {
      const entries = await (await this.#open()).getAll('entries');
      return entries.filter(
        (entry) => entry.owner === owner && entry.edition === edition && entry.tab !== this.#tab,
      );
    } catch {
      return [];
    }
  }

  /** Whether other pages have left anything, alive or not. */
  async hasOthers(): Promise<boolean> {
    try {
      const keys = await (await this.#open()).getAllKeys('entries');
      return keys.some((key) => !key.endsWith(this.#tab));
    } catch {
      return false;
    }
  }

  /** Sets of an owner with changes that no tab has saved, in any edition. */
  async countOf(owner: string): Promise<number> {
    const keys = await this.#keysOf(owner);
    return new Set(keys.map((key) => key.slice(0, key.lastIndexOf(' ')))).size;
  }

  async forgetAllOf(owner: string): Promise<void> {
    try {
      const db = await this.#open();
      await Promise.all((await this.#keysOf(owner)).map((key) => db.delete('entries', key)));
    } catch {
      // A browser that lets nothing be stored has nothing to forget.
    }
  }

  async #keysOf(owner: string): Promise<readonly string[]> {
    try {
      const keys = await (await this.#open()).getAllKeys('entries');
      return keys.filter((key) => key.startsWith(`${owner} `));
    } catch {
      return [];
    }
  }

  async forget(entry: JournalEntry): Promise<void> {
    await (await this.#open()).delete('entries', keyOf(entry));
  }

  async has(entry: JournalEntry): Promise<boolean> {
    return (await (await this.#open()).getKey('entries', keyOf(entry))) !== undefined;
  }

  #open(): Promise<IDBPDatabase<JournalSchema>> {
    const closed = () => (this.#database = null);
    this.#database ??= openDB<JournalSchema>(this.#name, 1, {
      upgrade: (db) => void db.createObjectStore('entries'),
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
        closed();
      },
      terminated: closed,
    });
    this.#database.catch(closed);
    return this.#database;
  }
}

function keyOf({ owner, edition, setId, tab }: JournalEntry): string {
  return [owner, edition, setId, tab].join(' ');
}
