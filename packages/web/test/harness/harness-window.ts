import type { AskWorker } from '../../src/data/worker/use-game-worker.ts';
import type { Roster } from '@gearwright/roster/roster.ts';

/** What tests do with the data layer, as screens would; there is nothing to look at. */
export interface Harness {
  readonly owner: string;
  readonly roster: Roster;
  readonly local: Roster;
  signIn(username: string, password: string): Promise<void>;
  signOut(): Promise<void>;
  create(clientKey: string): Promise<string>;
  /** Null while the set of the address is not open. */
  readonly set: { readonly name: string; readonly state: string } | null;
  rename(name: string, debounce: number): void;
  /** The names that wait in the journal. */
  writtenAhead(): Promise<readonly string[]>;
  pin(pinned: boolean): void;
  migrate(): Promise<void>;
  readonly askWorker: AskWorker;
  readonly storage: string;
  retry(): Promise<void>;
  exportAll(): Promise<string>;
}

declare global {
  interface Window {
    harness?: Harness;
    /** Told what the interface calls saved. */
    saved?: (name: string) => void;
  }
}
