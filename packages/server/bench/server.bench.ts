import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { atLeast, type Bench, type Figure } from '../../../scripts/bench/figure.ts';
import { startPostgres } from '../test/postgres.ts';
import type { LoadOrder, LoadResult } from './load.ts';
import { load, start, type Started } from './start.ts';

const CONNECTIONS = 64;
const SECONDS = 2;
const WRITES = 2_560;
/** Each in turn, so that all meet the same state of the machine; after one to warm up, the middle one counts. */
const ROUNDS = 7;
/** Bytes of a stored set. */
const ROW = 3_000;

const READS = ['typename', 'getSet', 'searchItems', 'searchNew', 'getItems'] as const;
const CALLS = [...READS, 'updateSet'] as const;
type Call = (typeof CALLS)[number];

/** Of what, and at least how much of it. */
const GOALS: Partial<Record<Call, readonly ['bare' | 'raw' | 'typename', number]>> = {
  typename: ['bare', 0.4],
  getSet: ['typename', 0.6],
  searchItems: ['typename', 0.5],
  updateSet: ['raw', 0.4],
};

export const bench: Bench = {
  title: `calls at ${CONNECTIONS} connections, signed, from another process`,
  async run() {
    const before = loadavg()[0]!;
    const folder = mkdtempSync(join(tmpdir(), 'gearwright-bench-'));
    const started: Started[] = [];
    const begin = async (...args: Parameters<typeof start>): Promise<Started> => {
      const one = await start(...args);
      started.push(one);
      return one;
    };
    const postgres = await startPostgres({ durable: true });
    try {
      const bare = await begin('bare-server.ts');
      const raw = await begin('bare-server.ts', [join(folder, 'raw.sqlite'), String(ROW)]);
      const sqlite = await begin('planner-server.ts', [join(folder, 'sqlite')]);
      const env = { DATABASE_URL: await postgres.createDatabase() };
      const other = await begin('planner-server.ts', [join(folder, 'postgres')], env);
      const results = new Map<string, LoadResult[]>();
      const measure = async (name: string, { said }: Started, ask: LoadOrder['ask']) => {
        const order = { ...said, ask, connections: CONNECTIONS, seconds: SECONDS, writes: WRITES };
        const result = await load(order);
        if (result.wrong > 0)
          throw new Error(`${name}: ${result.wrong} answers were wrong: ${result.why}`);
        results.set(name, [...(results.get(name) ?? []), result]);
      };
      for (let round = 0; round <= ROUNDS; round++) {
        if (round === 1) results.clear();
        await measure('bare', bare, 'bare');
        for (const call of READS) await measure(call, sqlite, call);
        await measure('raw', raw, 'bare');
        await measure('updateSet', sqlite, 'updateSet');
        for (const call of CALLS) await measure(`${call} on PostgreSQL`, other, call);
      }
      return [busyness(before), ...figures(results)];
    } finally {
      for (const one of started) one.process.kill();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

function middle<Value>(values: readonly Value[], size: (value: Value) => number): Value {
  return values.toSorted((a, b) => size(a) - size(b))[values.length >> 1]!;
}

/** What else the machine did: ratios of a busy one are those of its other work. */
function busyness(before: number): Figure {
  const [now] = loadavg();
  return {
    what: 'load average of the machine, at the start and at the end',
    value: `${before.toFixed(1)}, ${now!.toFixed(1)}`,
    ratio: null,
    goal: null,
  };
}

const LABELS: Readonly<Record<string, string>> = {
  bare: 'bare Node HTTP server',
  raw: 'bare server that commits a row to SQLite',
  typename: '{ __typename }',
  searchItems: 'searchItems, of 384 questions',
  searchNew: 'searchItems, never asked before',
};

function figures(results: ReadonlyMap<string, readonly LoadResult[]>): readonly Figure[] {
  return [...results].map(([name, rounds]) => {
    const { perSecond, p50, p99, busy } = middle(rounds, (round) => round.perSecond);
    const goal = GOALS[name as Call];
    const ratio = goal ? middleRatio(rounds, results.get(goal[0])!) : null;
    // A generator that is not busy all the time is not what limits the rate.
    const times = `p50 ${p50} ms, p99 ${p99} ms, generator ${Math.round(busy * 100)} % busy`;
    return {
      what: `${LABELS[name] ?? name} (${times})`,
      value: `${Math.round(perSecond)}/s`,
      ratio,
      goal: goal && ratio !== null ? atLeast(ratio, goal[1], ` of ${goal[0]}`) : null,
    };
  });
}

/** Each round held against the same round: what disturbs it disturbs both. */
function middleRatio(rounds: readonly LoadResult[], of: readonly LoadResult[]): number {
  const ratios = rounds.map(({ perSecond }, round) => perSecond / of[round]!.perSecond);
  return middle(ratios, (ratio) => ratio);
}
