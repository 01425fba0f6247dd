import { getItems, getSet, searchItems, updateSet } from '@gearwright/api/generated/operations.ts';
import type { Operation } from '@gearwright/api/operation.ts';
import autocannon from 'autocannon';
import { requestSigner, type LoadRequest } from './signed-request.ts';
import type { Seeded } from './seed-player.ts';

/** What a load is told on its command line. */
export interface LoadOrder extends Partial<Seeded> {
  readonly origin: string;
  readonly ask:
    | 'bare'
    | 'typename'
    | 'getSet'
    | 'updateSet'
    | 'searchItems'
    | 'searchNew'
    | 'getItems'
    | 'dearest';
  readonly connections: number;
  /** Seconds; writes are counted instead, for each is signed beforehand and sent once. */
  readonly seconds: number;
  readonly writes: number;
  /** Requests a second in all; as many as can be when it is not said. */
  readonly rate?: number;
  /** The address they are said to come from. */
  readonly from?: string;
}

export interface LoadResult {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly wrong: number;
  /** The first answer that was not right, or what the generator says. */
  readonly why: string | null;
  /** Share of one processor that this process used. */
  readonly busy: number;
}

const order = JSON.parse(process.argv[2]!) as LoadOrder;
const requests = requestsOf(order);
const isWrite = order.ask === 'updateSet';
let next = 0;
let wrong = 0;
let why: string | null = null;

// The generator itself looks only once a second whether all is answered: the clock is ours.
let started = performance.now();
let answered = started;
const cpu = process.cpuUsage();
const run = autocannon({
  url: order.origin,
  connections: order.connections,
  timeout: 60,
  ...(order.rate && { overallRate: order.rate }),
  ...(isWrite ? { amount: requests.length } : { duration: order.seconds }),
  setupClient(client) {
    // Each connection has its own share, built before the first is sent; a write is sent once.
    const share = Math.floor(requests.length / order.connections) || 1;
    const first = (next++ * share) % requests.length;
    const own = requests.slice(first, first + share);
    client.setRequests(own);
    client.on('response', () => {
      answered = performance.now();
    });
    client.on('body', (body: Buffer) => {
      if (!body.includes('"data":{') || body.includes('"errors"')) {
        wrong++;
        why ??= body.toString().slice(0, 300);
      }
    });
  },
});
run.on('start', () => {
  started = performance.now();
});
const result = await run;
const wall = answered - started;
const used = process.cpuUsage(cpu);
console.log(
  JSON.stringify({
    perSecond: (result.requests.total / wall) * 1000,
    p50: result.latency.p50,
    p99: result.latency.p99,
    wrong: Math.max(wrong, result.non2xx) + result.errors,
    why:
      why ?? (result.errors > 0 ? `${result.errors} errors, ${result.timeouts} time-outs` : null),
    busy: (used.user + used.system) / 1000 / wall,
  } satisfies LoadResult),
);

function requestsOf(load: LoadOrder): readonly LoadRequest[] {
  const headers = { 'content-type': 'application/json' };
  if (!load.credentials) {
    return [{ method: 'POST', path: '/', headers, body: '{"query":"{ __typename }"}' }];
  }
  const signer = requestSigner(load.origin, load.credentials);
  const sign = (path: string, body: string): LoadRequest => {
    const request = signer(path, body);
    if (!load.from) return request;
    return { ...request, headers: { ...request.headers, 'x-forwarded-for': load.from } };
  };
  const asked = <Variables>(operation: Operation<unknown, Variables>, variables: Variables) =>
    sign(
      '/graphql',
      JSON.stringify({ operationName: operation.name, variables, query: operation.text }),
    );
  const times = <Value>(count: number, make: (at: number) => Value): readonly Value[] =>
    Array.from({ length: count }, (_, at) => make(at));
  switch (load.ask) {
    case 'bare':
    case 'typename':
      return [sign('/graphql', '{"query":"{ __typename }"}')];
    case 'getSet':
      return [asked(getSet, { id: load.setId! })];
    case 'updateSet':
      return times(load.writes, (at) =>
        asked(updateSet, {
          id: load.setId!,
          input: { itemsAcquired: times(20, (slot) => (at >> (slot % 10)) % 2 === 0) },
        }),
      );
    case 'searchItems':
      return times(384, (at) => asked(searchItems, { query: question(at) }));
    // Weights nobody has asked with before, in this run or another.
    case 'searchNew':
      return times(12_800, (at) => asked(searchItems, { query: question(at, Math.random()) }));
    // Four times the best of every slot, with as many of each as there may be.
    case 'dearest':
      return times(3_200, (at) =>
        sign(
          '/graphql',
          JSON.stringify({ query: `{ ${times(4, (n) => best(at * 4 + n)).join(' ')} }` }),
        ),
      );
    case 'getItems':
      return times(384, (at) =>
        asked(getItems, {
          ids: times(20, (place) => String(40_000 + ((at * 37 + place * 53) % 10_000))),
        }),
      );
  }
}

function best(at: number): string {
  const query = `{gameClass: mage, statWeights: [{name: "spellPower", value: ${1 + at / 1e4}}]}`;
  return `a${at % 4}: getAutofillItems(hits: 50, query: ${query}) { slotId items { id name stats { name value } } }`;
}

/** Slot by slot, with weights that differ a little from asker to asker. */
function question(at: number, critRating = 0.45) {
  return {
    slotId: [1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 13, 15, 16][at % 13]!,
    gameClass: 'mage' as const,
    maxRequiredLevel: 80,
    phases: [1, 2, 3, 4].slice(0, 1 + (at % 4)),
    statWeights: [
      { name: 'spellPower', value: 1 },
      { name: 'hasteRating', value: 0.5 + (at % 50) / 100 },
      { name: 'critRating', value: critRating },
      { name: 'hitRating', value: 0.9 },
      { name: 'intellect', value: 0.3 },
    ],
  };
}
