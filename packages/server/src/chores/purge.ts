import { purgeKeptAnswers } from '../armory/profile/kept-answers.ts';
import { forgetExpired, type Forgotten } from '../accounts/housekeeping.ts';
import { purgePrices } from '../prices/auctions/snapshot.ts';
import { overBy } from '@gearwright/roster/bin.ts';
import { emptyBin } from '../roster/bin-rows.ts';
import { expirePublicSets } from '../roster/find-public-set.ts';
import type { Database } from '../storage/open-database.ts';

export interface Purged extends Forgotten {
  /** Guests' shared sets nobody looked at for a year. */
  readonly sharedSets: number;
  /** Characters and sets that were deleted 30 days ago. */
  readonly bin: number;
  /** Answers of the armory older than 30 days. */
  readonly liveAnswers: number;
  /** Auction houses not read for 30 days. */
  readonly priceHouses: number;
}

/** Deletes all that is kept for a limited time and is older than that. */
export async function purge(database: Database, now: number): Promise<Purged> {
  return {
    ...(await forgetExpired(database, now)),
    sharedSets: await expirePublicSets(database, now),
    bin: await emptyBin(database, overBy(now)),
    liveAnswers: await purgeKeptAnswers(database, now),
    priceHouses: await purgePrices(database, now),
  };
}

/** Rows that cannot be recovered: deleting this many of them in one purge is logged as a warning. */
const MUCH = 1_000;

export function isMuch({ sharedSets, bin, sessions, names }: Purged): boolean {
  return sharedSets + bin + sessions + names >= MUCH;
}
