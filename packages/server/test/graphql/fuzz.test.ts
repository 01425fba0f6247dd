import fc from 'fast-check';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, expect, test } from 'vitest';
import { EDITION_KEYS } from '@gearwright/game/edition/edition-keys.ts';
import { guest, player } from '../askers.ts';
import { runServer } from '../run-server.ts';
import { anyBody } from './fuzz-requests.ts';

const REQUESTS = process.env['PROVE'] ? 20_000 : 1_000;
const AT_ONCE = 20;
const SEED = 20_251_115;

const running = await runServer('sqlite', {
  LOG_LEVEL: 'silent',
  REQUESTS_PER_MINUTE: '999999999',
  WRITES_PER_MINUTE: '999999999',
});
afterAll(() => running.close());

const unhandled: unknown[] = [];
process.on('unhandledRejection', (reason) => unhandled.push(reason));

function megabytes(): number {
  setFlagsFromString('--expose_gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1e6;
}

test(
  `${REQUESTS} requests nobody should send: no 5xx, nothing unhandled, memory flat (seed ${SEED})`,
  { timeout: 3_600_000 },
  async () => {
    const askers = [guest(running), await player(running), await player(running)];
    const unknown: string[] = [];
    const statuses = new Map<number, number>();
    const sendAll = async (bodies: readonly string[]): Promise<void> => {
      for (let first = 0; first < bodies.length; first += AT_ONCE) {
        await Promise.all(
          bodies.slice(first, first + AT_ONCE).map(async (body, at) => {
            const asker = askers[at % askers.length]!;
            const reply = await asker.send(body, EDITION_KEYS[(first + at) % 4]);
            const text = await reply.text();
            statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
            expect(reply.status, body.slice(0, 2000)).toBeLessThan(500);
            // Every answer is one of ours.
            expect(() => JSON.parse(text) as unknown, body.slice(0, 2000)).not.toThrow();
            if (text.includes('"unknownError"')) unknown.push(body.slice(0, 500));
          }),
        );
      }
    };
    const bodies = (count: number, seed: number) => fc.sample(anyBody, { numRuns: count, seed });
    // What is read and kept once is read and kept before memory is looked at.
    await sendAll(bodies(REQUESTS / 2, SEED));
    const before = megabytes();
    await sendAll(bodies(REQUESTS / 2, SEED + 1));
    const grown = megabytes() - before;

    expect(unknown).toEqual([]);
    expect(unhandled).toEqual([]);
    // Enough of them get past the schema.
    expect(statuses.get(200) ?? 0).toBeGreaterThan(REQUESTS / 4);
    expect(statuses.get(400) ?? 0).toBeGreaterThan(REQUESTS / 20);
    // The two caches hold 32 million characters at most; they fill while this runs.
    expect(grown).toBeLessThan(60);
    if (process.env['PROVE']) console.log({ requests: REQUESTS, grown, statuses });
  },
);
