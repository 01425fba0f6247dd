import { loadavg } from 'node:os';
import { atMost, type Bench, type Figure } from '../../../scripts/bench/figure.ts';
import { milliseconds, type Times } from '../../../scripts/bench/measure.ts';
import { prepare } from '../../../scripts/bootstrap/prepare.js';
import { launchBrowser } from '../../../scripts/browser/launch.ts';
import { runServer } from '../../../scripts/browser/run-server.ts';
import { clickFigures } from './talent-clicks.ts';
import { validityFigures } from './talent-validity.ts';

/** Milliseconds; one frame of sixty a second, and two. */
const [FRAME, TWO_FRAMES] = [16.7, 33.4];
/** Times as long as a button that only changes its own text. */
const MOST_RATIO = 1.5;
/** Milliseconds: ten microseconds. */
const MOST_VALIDITY = 0.01;

const LOAD = loadavg()
  .map((load) => load.toFixed(1))
  .join(', ');

export const bench: Bench = {
  title: `talents of Wrath; clicks in headless Chromium, from the event to the paint, load average ${LOAD}`,
  async run() {
    prepare(process.execPath, ['data', 'art', 'web', 'sites']);
    const server = await runServer({ LOG_LEVEL: 'fatal' });
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      const { raise, lower, bare } = await clickFigures(page, server.addresses.wrath);
      const validity = validityFigures();
      const ratio = validity.rules.p50 / validity.replay.p50;
      return [
        ...painted('a button that changes its own text', bare, null),
        ...painted('click to painted tree, raising', raise, bare),
        ...painted('right click to painted tree, lowering', lower, bare),
        {
          what: 'validity of a build, p50; to learning it again point by point',
          value: milliseconds(validity.rules.p50),
          ratio,
          goal: atMost(validity.rules.p50, MOST_VALIDITY, ' ms'),
        },
        {
          what: 'validity of a build, p99',
          value: milliseconds(validity.rules.p99),
          ratio: null,
          goal: null,
        },
      ];
    } finally {
      await browser.close();
      await server.stop();
    }
  },
};

function painted(what: string, { p50, p99 }: Times, bare: Times | null): readonly Figure[] {
  return [
    {
      what: `${what}, p50 of 200`,
      value: milliseconds(p50),
      ratio: bare && p50 / bare.p50,
      goal: bare && {
        text: `≤ ${FRAME} ms, or ${MOST_RATIO} of the button`,
        met: p50 <= FRAME || p50 / bare.p50 <= MOST_RATIO,
      },
    },
    {
      what: `${what}, p99`,
      value: milliseconds(p99),
      ratio: bare && p99 / bare.p99,
      goal: bare && {
        text: `≤ ${TWO_FRAMES} ms, or ${MOST_RATIO} of the button`,
        met: p99 <= TWO_FRAMES || p99 / bare.p99 <= MOST_RATIO,
      },
    },
  ];
}
