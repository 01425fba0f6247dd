import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { Roster } from '@gearwright/roster/roster.ts';
import type { RosterGame } from '@gearwright/roster/roster-game.ts';
import type { BrowserRoster } from '../browser-roster/browser-roster.ts';
import { keepsNothing } from '../browser-roster/database-name.ts';
import { StorageHealth } from '../browser-roster/storage-health.ts';
import { lazyRoster } from './lazy-roster.ts';

/** What this browser keeps of an edition. */
export interface LocalRoster extends Roster {
  readonly health: StorageHealth;
  /** Tries again to store what is only in the page. */
  retry(): Promise<void>;
  /** Everything, as JSON to be saved as a file. */
  exportAll(): Promise<string>;
  /** The same roster for whoever takes its characters away: their links stay. */
  readonly leaving: Roster;
  /** Withdraws links whose sets are gone and which could not be reached then. */
  sweepLinks(): Promise<void>;
}

interface Options {
  readonly edition: EditionKey;
  readonly game: () => Promise<RosterGame>;
  readonly links: Roster;
  readonly onStored: () => void;
}

/** The rules come with it: pages that own nothing do not load them. */
export function localRoster({ edition, ...options }: Options): LocalRoster {
  const health = new StorageHealth();
  let opened: Promise<BrowserRoster> | null = null;
  const open = async (): Promise<BrowserRoster> => {
    opened ??= import('../browser-roster/open-browser-roster.ts').then(({ openBrowserRoster }) =>
      openBrowserRoster({ edition, health, ...options }),
    );
    opened.catch(() => (opened = null));
    return opened;
  };
  return {
    ...lazyRoster(open),
    // A newcomer's empty list needs neither the rules nor the game.
    listCharacters: async () =>
      opened === null && (await keepsNothing(edition)) ? [] : (await open()).listCharacters(),
    listBin: async () =>
      opened === null && (await keepsNothing(edition)) ? [] : (await open()).listBin(),
    health,
    retry: async () => (await open()).store.retry(),
    exportAll: async () => (await open()).exportAll(edition),
    leaving: lazyRoster(async () => (await open()).leaving()),
    sweepLinks: async () => (await open()).sweepLinks(),
  };
}
