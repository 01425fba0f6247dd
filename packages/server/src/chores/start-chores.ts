import type { Context } from '../context.ts';
import { purge } from './purge.ts';
import { repeat } from './repeat.ts';

const MINUTE = 60_000;

/** What a running server does by itself; the answer ends it. */
export function startChores(context: Context): () => Promise<void> {
  const { database, log, readPrices } = context;
  const stops = [
    repeat(
      6 * 60 * MINUTE,
      async () => log.info(await purge(database, Date.now()), 'purged'),
      (error) => log.error({ err: error }, 'purging failed'),
    ),
    repeat(10 * MINUTE, readPrices, (error) => log.error({ err: error }, 'reading prices failed')),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
