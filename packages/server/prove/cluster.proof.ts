import { setTimeout as wait } from 'node:timers/promises';
import type { Figure } from '../../../scripts/bench/figure.ts';
import type { Proof, ProofTools } from '../../../scripts/prove/proof.ts';
import { clusterPrograms } from './cluster/programs.ts';
import { startCluster, type Cluster } from './cluster/start-cluster.ts';
import { drive, isKept } from './drive.ts';
import { count, milliseconds, notRun, told } from './figures.ts';
import { startSubject, type Subject } from './subject.ts';

const LOAD = { rate: 30, writes: 0.4 } as const;
/** Seconds before the strike, and after there is a primary again. */
const BEFORE = 2;
const AFTER = 12;

export const proof: Proof = {
  title:
    'Cluster: two servers on PostgreSQL with Patroni, etcd and HAProxy; the primary killed and switched',
  async run(tools) {
    const programs = clusterPrograms();
    if (typeof programs === 'string') return [notRun('cluster', programs)];
    tools.progress('starting etcd, Patroni twice, HAProxy', 1, 1);
    const cluster = await startCluster(programs);
    const env = {
      DATABASE_URL: cluster.url,
      SECRET: 'a secret that both servers share, as they must',
    };
    const servers: Subject[] = [];
    try {
      servers.push(...(await Promise.all([0, 1].map(() => startSubject(env)))));
      return [
        ...(await strike('primary killed', () => cluster.killPrimary(), cluster, servers, tools)),
        ...(await strike('switchover', () => cluster.switchOver(), cluster, servers, tools)),
      ];
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
      await cluster.stop();
    }
  },
};

async function strike(
  what: string,
  hit: () => Promise<void>,
  cluster: Cluster,
  servers: readonly Subject[],
  { quick, progress }: ProofTools,
): Promise<readonly Figure[]> {
  const times = quick ? 1 : 5;
  let [lost, acknowledged, failed, promotion, longest] = [0, 0, 0, 0, 0];
  for (let round = 1; round <= times; round++) {
    progress(what, round, times);
    await cluster.untilHealthy();
    let promoted = 0;
    const over = new AbortController();
    const striking = (async () => {
      await wait(BEFORE * 1_000);
      const struck = performance.now();
      await hit();
      promoted = performance.now();
      promotion = Math.max(promotion, promoted - struck);
      await wait(AFTER * 1_000);
      over.abort();
    })();
    const load = { ...LOAD, seconds: 300, until: over.signal };
    const driven = await Promise.all(servers.map((server) => drive(server, load)));
    await striking;
    for (const [at, each] of driven.entries()) {
      acknowledged += each.acknowledged;
      failed += each.failed;
      longest = Math.max(longest, (each.lastFailure ?? 0) - promoted);
      if (!(await isKept(servers[at]!, each))) lost += 1;
    }
  }
  const name = `${what}, ${times} times`;
  return [
    count(`${name}: servers that ended`, servers.filter((each) => each.hasExited()).length, 0),
    count(`${name}: acknowledged writes lost, of ${acknowledged}`, lost, 0),
    told(`${name}: calls that failed meanwhile`, String(failed)),
    milliseconds(`${name}: longest until another was primary`, promotion, null),
    milliseconds(`${name}: longest with errors after that`, Math.max(0, longest), 5_000),
  ];
}
