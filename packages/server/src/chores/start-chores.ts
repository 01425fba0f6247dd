import { randomUUID } from 'node:crypto';
import { forgetExpired } from '../accounts/housekeeping.ts';
import type { Context } from '../context.ts';
import { countServers, leaveServers } from '../limits/count-servers.ts';
import { forgetCounts, shareCounts } from '../limits/share-counts.ts';
import { databaseTime } from '../storage/database-time.ts';
import { believableTime } from './believable-time.ts';
import { releaseLeases, takeLease } from './lease.ts';
import { isMuch, purge } from './purge.ts';
import { repeat } from './repeat.ts';

const MINUTE = 60_000;
/** How long a lease lasts, as a share of the time between two rounds: it ends before the next, which any server may do. */
const HELD = 0.9;

/** What a running server does by itself, unless another on the same database does it; the answer ends it. */
export function startChores(context: Context): () => Promise<void> {
  const { database, log, readPrices } = context;
  const holder = randomUUID();

  function chore(name: string, every: number, task: () => Promise<void>): () => Promise<void> {
    return repeat(
      every,
      async () => {
        if (await takeLease(database, name, holder, every * HELD)) await task();
      },
      (error) => log.error({ err: error, chore: name }, 'a chore failed'),
    );
  }

  /** Deletes by the database's time, and not by one that cannot be right. */
  async function deleting(work: (now: number) => Promise<void>): Promise<void> {
    const believed = await believableTime(database, await databaseTime(database));
    if ('now' in believed) return work(believed.now);
    log[believed.isNew ? 'info' : 'warn']({ reason: believed.doubt }, 'nothing is purged');
  }

  const stops = [
    chore('purge', 6 * 60 * MINUTE, () =>
      deleting(async (now) => {
        const purged = await purge(database, now);
        if (isMuch(purged)) log.warn(purged, 'purged much');
        else log.info(purged, 'purged');
      }),
    ),
    chore('housekeeping', 10 * MINUTE, () =>
      deleting(async (now) => log.info(await forgetExpired(database, now), 'forgotten')),
    ),
    chore('prices', 10 * MINUTE, readPrices),
  ];
  if (database.kind === 'postgres') stops.push(...agreeing(context, holder));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
    await releaseLeases(database, holder).catch(() => {});
    await leaveServers(database, holder).catch(() => {});
  };
}

const SECOND = 1_000;

/** What every server does, so that all together keep to one limit; a SQLite file has one server. */
function agreeing(context: Context, id: string): readonly (() => Promise<void>)[] {
  const { database, limits, accounts, log } = context;
  const failed = (error: unknown) => log.warn({ err: error }, 'servers could not agree');
  const nameOf = (client: string) => accounts.clients.hashOf(client);
  return [
    repeat(SECOND, () => shareCounts(database, limits, nameOf), failed),
    repeat(
      15 * SECOND,
      async () => {
        context.servers = await countServers(database, id);
        await forgetCounts(database, Date.now());
      },
      failed,
    ),
  ];
}
