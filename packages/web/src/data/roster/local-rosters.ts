import type { QueryClient } from '@tanstack/react-query';
import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { Roster } from '@gearwright/roster/roster.ts';
import { datasetQuery } from '../use-dataset.ts';
import { localRoster, type LocalRoster } from './local-roster.ts';
import { BROWSER } from './roster-keys.ts';
import { RosterNews } from './roster-news.ts';

/** One roster an edition for as long as the page is open: what could not be stored lives in it. */
export class LocalRosters {
  readonly news = new RosterNews();
  readonly #client: QueryClient;
  readonly #remote: (edition: EditionKey) => Roster;
  readonly #rosters = new Map<EditionKey, LocalRoster>();

  constructor(client: QueryClient, remote: (edition: EditionKey) => Roster) {
    this.#client = client;
    this.#remote = remote;
  }

  of(edition: EditionKey): LocalRoster {
    const known = this.#rosters.get(edition);
    if (known) return known;
    const roster = localRoster({
      edition,
      game: async () => ({
        edition: EDITIONS[edition],
        dataset: await this.#client.ensureQueryData(datasetQuery(edition)),
      }),
      links: this.#remote(edition),
      onStored: () => this.news.tell({ edition, owner: BROWSER }),
    });
    this.#rosters.set(edition, roster);
    return roster;
  }
}
