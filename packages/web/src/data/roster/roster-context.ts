import { createContext, useContext } from 'react';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { Roster } from '@gearwright/roster/roster.ts';
import type { LocalRoster } from './local-roster.ts';

/** Whose things are shown, and where they are kept. */
export interface OwnedRoster {
  readonly roster: Roster;
  /** `browser`, or the account's id. */
  readonly owner: string;
  readonly edition: EditionKey;
  /** What this browser keeps: the roster itself for a visitor, and what could be moved for an account. */
  readonly local: LocalRoster | null;
}

/** Null while it is unknown who is there. */
export const RosterContext = createContext<OwnedRoster | null>(null);

export function useOwnedRoster(): OwnedRoster | null {
  return useContext(RosterContext);
}
