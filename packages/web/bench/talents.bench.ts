import { loadavg } from 'node:os';
import { atMost, type Bench, type Figure } from '../../../scripts/bench/figure.ts';
import { milliseconds, type Times } from '../../../scripts/bench/measure.ts';
import { prepare } from '../../../scripts/bootstrap/prepare.js';
import { launchBrowser } from '../../../scripts/browser/launch.ts';
import { runServer } from '../../../scripts/browser/run-server.ts';
import { clickFigures } from './talent-clicks.ts';
import { validityFigures } from './talent-validity.ts';

/** Milliseconds; two frames of sixty a second. */
const TWO_FRAMES = 33.4;
/** Milliseconds, a quarter of a frame: so little later than the bare button is painted in the same frame as it. */
const MOST_LATER = 4;
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
    await prepare(process.execPath, ['data', 'art', 'web', 'sites']);
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
  const figures: readonly Figure[] = [
    {
      what: `${what}, p50 of 200`,
      value: milliseconds(p50),
      ratio: null,
      goal: null,
    },
    {
      what: `${what}, p99`,
      value: milliseconds(p99),
      ratio: null,
      goal: bare && atMost(p99, TWO_FRAMES, ' ms'),
    },
  ];
  if (!bare) return figures;
  // The button waits for its frame too: this tells what is the trees' own.
  const ratio = p50 / bare.p50;
  const later = p50 - bare.p50;
  return [
    ...figures,
    {
      what: `${what}, to the button`,
      value: '',
      ratio,
      goal: atMost(ratio, MOST_RATIO),
    },
    {
      what: `${what}, later than the button`,
      value: milliseconds(later),
      ratio: null,
      goal: atMost(later, MOST_LATER, ' ms'),
    },
  ];
}
