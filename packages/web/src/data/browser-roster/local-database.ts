import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** The records of a state, by kind. What a browser holds may be of any age: it is read as unknown. */
export const KINDS = [
  'characters',
  'sets',
  'points',
  'inventories',
  'bin',
  'histories',
  'edits',
  'keys',
] as const;
export type Kind = (typeof KINDS)[number];

/** A snapshot this browser has shared (acceptance D12). */
export interface SharedLink {
  readonly publicId: string;
  readonly setId: string;
  readonly deleteToken: string;
  /** Of what was shared: another one is shared anew. */
  readonly fingerprint: string;
  /** The set went to an account: the link stays, though the set is no longer here. */
  readonly moved?: boolean;
}

export interface LocalSchema extends DBSchema {
  characters: { key: string; value: unknown };
  sets: { key: string; value: unknown };
  points: { key: string; value: unknown };
  inventories: { key: string; value: unknown };
  bin: { key: string; value: unknown };
  histories: { key: string; value: unknown };
  edits: { key: string; value: unknown };
  keys: { key: string; value: unknown };
  links: { key: string; value: SharedLink };
  /** `revision` counts the writes of all tabs. */
  meta: { key: string; value: number };
}

export type LocalDatabase = IDBPDatabase<LocalSchema>;

export const REVISION = 'revision';

/** Rejects where the browser refuses to store. */
export async function openLocal(name: string, onClosed: () => void): Promise<LocalDatabase> {
  const opened: Promise<LocalDatabase> = openDB<LocalSchema>(name, 4, {
    upgrade(db) {
      for (const kind of [...KINDS, 'links', 'meta'] as const) {
        // Bags came with the second version, the bin with the third,
        // what sets were with the fourth.
        if (!db.objectStoreNames.contains(kind)) db.createObjectStore(kind);
      }
    },
    // A later version of the page wants to upgrade: let go, and open again when asked.
    blocking() {
      void opened.then((db) => db.close());
      onClosed();
    },
    terminated: onClosed,
  });
  return opened;
}
