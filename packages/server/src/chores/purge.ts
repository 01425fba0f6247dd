import { purgeKeptAnswers } from '../armory/profile/kept-answers.ts';
import { forgetExpired } from '../accounts/housekeeping.ts';
import { purgePrices } from '../prices/auctions/snapshot.ts';
import { expirePublicSets } from '../roster/find-public-set.ts';
import type { Database } from '../storage/open-database.ts';

export interface Purged {
  /** Guests' shared sets nobody looked at for a year. */
  readonly sharedSets: number;
  /** Answers of the armory older than 30 days. */
  readonly liveAnswers: number;
  /** Auction houses not read for 30 days. */
  readonly priceHouses: number;
}

/** Deletes what has had its time. */
export async function purge(database: Database, now: number): Promise<Purged> {
  await forgetExpired(database, now);
  return {
    sharedSets: await expirePublicSets(database, now),
    liveAnswers: await purgeKeptAnswers(database, now),
    priceHouses: await purgePrices(database, now),
  };
}
