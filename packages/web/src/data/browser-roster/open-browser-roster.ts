import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { BrowserRoster, type BrowserRosterOptions } from './browser-roster.ts';
import { databaseName } from './database-name.ts';

interface Options extends Omit<BrowserRosterOptions, 'name'> {
  readonly edition: EditionKey;
}

/** Milliseconds: not in the way of what the page was opened for. */
const SOON = 5000;

export function openBrowserRoster({ edition, ...options }: Options): BrowserRoster {
  const roster = new BrowserRoster({ name: databaseName(edition), ...options });
  const sweep = (): void => void roster.sweepLinks().catch(() => undefined);
  setTimeout(sweep, SOON);
  setTimeout(() => void roster.tidyBin().catch(() => undefined), SOON);
  addEventListener('online', sweep);
  return roster;
}
