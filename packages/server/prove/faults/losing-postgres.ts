import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Figure } from '../../../../scripts/bench/figure.ts';
import type { ProofTools } from '../../../../scripts/prove/proof.ts';
import type { Postgres } from '../../test/postgres.ts';
import { drive, isKept } from '../drive.ts';
import { count, milliseconds } from '../figures.ts';
import { startSubject } from '../subject.ts';

export const LOAD = { rate: 100, writes: 0.3 } as const;

type Strike = (postgres: Postgres, url: string) => Promise<void>;

const STRIKES: readonly (readonly [what: string, strike: Strike])[] = [
  ['killed (kill -9) and started again', (postgres) => postgres.crash()],
  ['all connections ended', (_, url) => endConnections(url)],
];

/** PostgreSQL killed, and all connections ended, again and again under load. */
export async function losingPostgres(
  postgres: Postgres,
  { quick, progress }: ProofTools,
): Promise<readonly Figure[]> {
  const url = await postgres.createDatabase();
  const subject = await startSubject({ DATABASE_URL: url });
  const times = quick ? 1 : 20;
  const figures: Figure[] = [];
  for (const [what, strike] of STRIKES) {
    let [lost, acknowledged, away, longest] = [0, 0, 0, 0];
    for (let round = 1; round <= times; round++) {
      progress(`PostgreSQL ${what}`, round, times);
      let [struck, back] = [0, 0];
      const driven = await drive(subject, { ...LOAD, seconds: quick ? 2 : 4 }, async () => {
        await wait(quick ? 500 : 1_000);
        struck = performance.now();
        await strike(postgres, url);
        back = performance.now();
      });
      acknowledged += driven.acknowledged;
      away = Math.max(away, back - struck);
      longest = Math.max(longest, (driven.lastFailure ?? 0) - back);
      if (!(await isKept(subject, driven))) lost += 1;
    }
    const name = `PostgreSQL ${what} under load, ${times} times`;
    figures.push(
      count(`${name}: servers that ended`, subject.hasExited() ? 1 : 0, 0),
      count(`${name}: acknowledged writes lost, of ${acknowledged}`, lost, 0),
      milliseconds(`${name}: longest until PostgreSQL itself answered again`, away, null),
      milliseconds(`${name}: longest with errors after that`, longest, quick ? null : 2_000),
    );
  }
  await subject.stop();
  return figures;
}

export async function endConnections(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
}
