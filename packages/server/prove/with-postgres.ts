import type { Figure } from '../../../scripts/bench/figure.ts';
import { startPostgres, type Postgres } from '../test/postgres.ts';
import { notRun } from './figures.ts';

/** Figures that need a PostgreSQL of our own, or the line that says why there is none. */
export async function withPostgres(
  what: string,
  options: { readonly durable: boolean },
  work: (postgres: Postgres) => Promise<readonly Figure[]>,
): Promise<readonly Figure[]> {
  let postgres: Postgres;
  try {
    postgres = await startPostgres(options);
  } catch (error) {
    const why = error instanceof Error ? error.message.split('\n')[0]! : String(error);
    return [notRun(what, why)];
  }
  try {
    return await work(postgres);
  } finally {
    await postgres.stop();
  }
}
