import { loadavg } from 'node:os';
import { atLeast, atMost, type Bench, type Figure } from '../../../scripts/bench/figure.ts';
import { milliseconds } from '../../../scripts/bench/measure.ts';
import { prepare } from '../../../scripts/bootstrap/prepare.js';
import { runServer } from '../../../scripts/browser/run-server.ts';
import { auditPage } from './audit-page.ts';
import { firstRouteScript } from './first-route-script.ts';
import { timeToList } from './time-to-list.ts';

/** Bytes, gzip. */
const MOST_SCRIPT = 170_000;
const LEAST = { performance: 95, accessibility: 100 } as const;
const AUDITED = ['/', '/characters', '/items'] as const;

const LOAD = loadavg()
  .map((load) => load.toFixed(1))
  .join(', ');

/** The real server, the real builds, a browser that has never been here. */
export const bench: Bench = {
  title: `the site in headless Chromium, load average ${LOAD}`,
  async run() {
    await prepare(process.execPath, ['data', 'art', 'web', 'sites']);
    const server = await runServer({ LOG_LEVEL: 'fatal' });
    try {
      const site = server.addresses.tbc;
      const script = await firstRouteScript(site);
      const figures: Figure[] = [
        {
          what: `script of the first route, ${script.files} files, gzip`,
          value: `${(script.bytes / 1000).toFixed(1)} KB`,
          ratio: null,
          goal: atMost(Math.ceil(script.bytes / 1000), MOST_SCRIPT / 1000, ' KB'),
        },
      ];
      for (const list of ['items', 'characters'] as const) {
        const { cold, again } = await timeToList(site, list);
        figures.push(
          plain(`${list}: from navigation to a usable list`, milliseconds(cold.p50)),
          plain(`${list}: the same, on the second visit`, milliseconds(again.p50)),
        );
      }
      for (const path of AUDITED) figures.push(...(await audited(site, path)));
      return figures;
    } finally {
      await server.stop();
    }
  },
};

async function audited(site: string, path: string): Promise<readonly Figure[]> {
  const { performance, accessibility, metrics } = await auditPage(site + path);
  const told = Object.entries(metrics).map(([name, value]) => `${name} ${value}`);
  return [
    {
      what: `${path}: Lighthouse performance (${told.join(', ')})`,
      value: String(performance),
      ratio: null,
      goal: atLeast(performance, LEAST.performance),
    },
    {
      what: `${path}: Lighthouse accessibility`,
      value: String(accessibility),
      ratio: null,
      goal: atLeast(accessibility, LEAST.accessibility),
    },
  ];
}

function plain(what: string, value: string): Figure {
  return { what, value, ratio: null, goal: null };
}
