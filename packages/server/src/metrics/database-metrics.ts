import { Counter, Gauge } from 'prom-client';
import type { Database } from '../storage/open-database.ts';
import type { Metrics } from './metrics.ts';

/** What has been seen of the database, told when it is asked for. */
export function countDatabase({ registry }: Metrics, { watch }: Pick<Database, 'watch'>): void {
  const registers = [registry];
  new Gauge({
    name: 'gearwright_database_connections',
    help: 'Connections to PostgreSQL: open, idle, and requests that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(watch.connections())) this.set({ state }, count);
    },
  });
  new Counter({
    name: 'gearwright_database_writes_total',
    help: 'Transactions that were committed.',
    registers,
    collect() {
      this.reset();
      this.inc(watch.writes);
    },
  });
  const told = [
    ['gearwright_database_failures_total', 'What went wrong with the database.', watch.failures],
    ['gearwright_database_repeats_total', 'Transactions begun again.', watch.repeats],
  ] as const;
  for (const [name, help, counts] of told) {
    new Counter({
      name,
      help: `${help} By kind.`,
      labelNames: ['kind'],
      registers,
      collect() {
        this.reset();
        for (const [kind, count] of counts) this.inc({ kind }, count);
      },
    });
  }
}
