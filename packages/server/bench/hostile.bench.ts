import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atMost, type Bench } from '../../../scripts/bench/figure.ts';
import { load, start } from './start.ts';

/** Seconds: long enough for whatever may be spent at once to be spent. */
const SECONDS = 20;
const HOSTILE = '198.51.100.7';
const OTHERS = '192.0.2.1';
/** Milliseconds. */
const GOAL = 200;

/** One address asks for the dearest things there are, as fast as it can; another opens a set now and then. */
export const bench: Bench = {
  title: `one hostile address at its limit, ${SECONDS} s, with the limits of a new server`,
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'gearwright-bench-'));
    const server = await start('planner-server.ts', [folder], {
      TRUST_PROXY: 'loopback',
      REQUESTS_PER_MINUTE: '1200',
      WORK_PER_MINUTE: '6000',
      BESIDE: 'true',
    });
    try {
      const { said } = server;
      const common = { ...said, seconds: SECONDS, writes: 0 };
      const quiet = await load({
        ...common,
        ask: 'getSet',
        connections: 1,
        rate: 10,
        seconds: 5,
        from: OTHERS,
      });
      const [others, hostile] = await Promise.all([
        load({ ...common, ask: 'getSet', connections: 1, rate: 10, from: OTHERS }),
        load({ ...common, ask: 'dearest', connections: 32, from: HOSTILE }),
      ]);
      if (others.wrong > 0) throw new Error(`others were refused: ${others.why}`);
      return [
        { what: 'p99 of others, alone', value: `${quiet.p99} ms`, ratio: null, goal: null },
        {
          what: `p99 of others beside ${Math.round(hostile.perSecond)} hostile requests a second`,
          value: `${others.p99} ms`,
          ratio: null,
          goal: atMost(others.p99, GOAL, ' ms'),
        },
        {
          what: 'hostile requests that were refused',
          value: `${Math.min(100, Math.round((hostile.wrong / (hostile.perSecond * SECONDS)) * 100))} %`,
          ratio: null,
          goal: null,
        },
      ];
    } finally {
      server.process.kill();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
