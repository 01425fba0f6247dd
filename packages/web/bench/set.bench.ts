import { loadavg } from 'node:os';
import { atMost, type Bench, type Figure } from '../../../scripts/bench/figure.ts';
import { megabytes, milliseconds, type Times } from '../../../scripts/bench/measure.ts';
import { prepare } from '../../../scripts/bootstrap/prepare.js';
import { launchBrowser } from '../../../scripts/browser/launch.ts';
import { runServer } from '../../../scripts/browser/run-server.ts';
import { setFigures } from './set-figures.ts';

/** Milliseconds; two frames of sixty a second. */
const TWO_FRAMES = 34;
const MOST_EQUIP = 50;
const MOST_OPEN = 100;
/** Of what was in use before; undo remembers every swap. */
const MOST_GROWTH = 1.1;

const LOAD = loadavg()
  .map((load) => load.toFixed(1))
  .join(', ');

export const bench: Bench = {
  title: `a set in headless Chromium, from the event to the paint, load average ${LOAD}`,
  async run() {
    await prepare(process.execPath, ['data', 'art', 'web', 'sites']);
    const server = await runServer({ LOG_LEVEL: 'fatal' });
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      const { keystroke, openSlot, equip, hover, hoverSlot, openSet, swaps } = await setFigures(
        page,
        server.addresses.tbc,
      );
      const heap = swaps.heap.after / swaps.heap.before;
      const listeners = swaps.listeners.after / swaps.listeners.before;
      return [
        ...timed('keystroke to painted list', keystroke, { p50: TWO_FRAMES }),
        ...timed('opening a slot', openSlot, { p99: MOST_OPEN }),
        ...timed('equip to painted totals', equip, { p99: MOST_EQUIP }),
        ...timed('hover on a line to tooltip', hover, {}),
        ...timed('hover on a slot to tooltip', hoverSlot, {}),
        ...timed('opening a set', openSet, {}),
        {
          what: `heap after 1,000 swaps, from ${megabytes(swaps.heap.before)}`,
          value: megabytes(swaps.heap.after),
          ratio: heap,
          goal: atMost(heap, MOST_GROWTH),
        },
        {
          what: `listeners after 1,000 swaps, from ${swaps.listeners.before}`,
          value: String(swaps.listeners.after),
          ratio: listeners,
          goal: atMost(listeners, 1),
        },
      ];
    } finally {
      await browser.close();
      await server.stop();
    }
  },
};

function timed(
  what: string,
  { p50, p99 }: Times,
  most: { readonly p50?: number; readonly p99?: number },
): readonly Figure[] {
  const of = (name: 'p50' | 'p99', time: number): Figure => ({
    what: `${what}, ${name} of 200`,
    value: milliseconds(time),
    ratio: null,
    goal: most[name] === undefined ? null : atMost(time, most[name], ' ms'),
  });
  return [of('p50', p50), of('p99', p99)];
}
