import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

/** What the server counts about itself; nothing about whoever uses it. */
export interface Metrics {
  readonly registry: Registry;
  readonly requests: Histogram<'site' | 'method' | 'route' | 'status'>;
  readonly liveLookups: Counter<'edition' | 'outcome'>;
  readonly priceSnapshots: Counter<'outcome'>;
  readonly cards: Counter<'outcome'>;
  /** Calls that were not answered with what was asked, by code. */
  readonly failedCalls: Counter<'code'>;
  /** Sent away because there was too much to do. */
  readonly shed: Counter;
}

export function createMetrics({ withProcess }: { readonly withProcess: boolean }): Metrics {
  const registry = new Registry();
  const registers = [registry];
  if (withProcess) collectDefaultMetrics({ register: registry });
  return {
    registry,
    requests: new Histogram({
      name: 'gearwright_http_request_seconds',
      help: 'Time to answer, by route and status.',
      labelNames: ['site', 'method', 'route', 'status'],
      buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
      registers,
    }),
    liveLookups: new Counter({
      name: 'gearwright_live_lookups_total',
      help: 'Live characters asked for, by what became of it.',
      labelNames: ['edition', 'outcome'],
      registers,
    }),
    priceSnapshots: new Counter({
      name: 'gearwright_price_snapshots_total',
      help: 'Auction houses read, by what became of it.',
      labelNames: ['outcome'],
      registers,
    }),
    cards: new Counter({
      name: 'gearwright_cards_total',
      help: 'Picture cards asked for, by where they came from.',
      labelNames: ['outcome'],
      registers,
    }),
    failedCalls: new Counter({
      name: 'gearwright_failed_calls_total',
      help: 'GraphQL calls that were refused or failed, by code; their HTTP status may be 200.',
      labelNames: ['code'],
      registers,
    }),
    shed: new Counter({
      name: 'gearwright_shed_requests_total',
      help: 'Requests sent away with 503 because there was too much to do.',
      registers,
    }),
  };
}
