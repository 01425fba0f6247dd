import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { Clock } from '../../publisher/clock.ts';
import type { Publisher } from '../../publisher/publisher.ts';
import type { Database } from '../../storage/open-database.ts';
import { houseName, type House } from '../house.ts';
import { AuctionHouses } from './auction-houses.ts';
import { takenAt, takeSnapshot } from './snapshot.ts';

const MINUTE = 60_000;
/** Snapshots there are made every hour; ours count as new for a little less. */
const FRESH = 50 * MINUTE;

export interface EditionHouse {
  readonly edition: EditionKey;
  readonly house: House;
}

export interface PriceReaderParts {
  readonly publisher: Publisher;
  readonly database: Database;
  readonly clock: Clock;
  readonly houses: () => readonly EditionHouse[];
  readonly report: (reason: string) => void;
  /** What became of a house: read, absent or failed. */
  readonly count?: (outcome: 'read' | 'absent' | 'failed') => void;
}

/** Reads every house that nobody has read for a while, one after the other. */
export function priceReader(parts: PriceReaderParts): () => Promise<void> {
  const { publisher, database, clock, report, count = () => {} } = parts;
  const houses = new AuctionHouses(publisher);
  return async () => {
    for (const { edition, house } of parts.houses()) {
      const name = houseName(house);
      const last = await takenAt(database, edition, name);
      // Another server may have read it.
      if (last !== null && clock.now() - last < FRESH) continue;
      try {
        const items = await takeSnapshot(
          { publisher, houses },
          database,
          edition,
          house,
          clock.now(),
        );
        count(items === null ? 'absent' : 'read');
      } catch (error) {
        houses.forget();
        count('failed');
        report(`${edition} ${name}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  };
}
