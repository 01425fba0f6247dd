import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figure } from '../../../../scripts/bench/figure.ts';
import type { ProofTools } from '../../../../scripts/prove/proof.ts';
import type { Postgres } from '../../test/postgres.ts';
import { count } from '../figures.ts';
import { startSubject } from '../subject.ts';

/** Several servers at once on an empty database: one makes the tables, the others find them. */
export async function startingTogether(
  kind: string,
  { quick, progress }: ProofTools,
  postgres: Postgres | null,
): Promise<readonly Figure[]> {
  const times = quick ? 1 : 5;
  let failed = 0;
  for (let round = 1; round <= times; round++) {
    progress(`two servers starting at once on ${kind}`, round, times);
    const folder = mkdtempSync(join(tmpdir(), 'gearwright-together-'));
    const env: Record<string, string> = postgres
      ? { DATABASE_URL: await postgres.createDatabase() }
      : {};
    const started = await Promise.allSettled([0, 1].map(() => startSubject(env, folder)));
    for (const each of started) {
      if (each.status === 'fulfilled') await each.value.stop();
      else {
        failed += 1;
        console.error(each.reason);
      }
    }
    rmSync(folder, { recursive: true, force: true });
  }
  return [count(`two servers starting at once on ${kind}, ${times} times: that failed`, failed, 0)];
}
