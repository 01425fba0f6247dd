import type { Proof } from '../../../scripts/prove/proof.ts';
import { atLeast, atMost, type Figure } from '../../../scripts/bench/figure.ts';
import { startPostgres } from '../test/postgres.ts';
import { hostileAddress } from './hostile.ts';
import { drive, isKept, type Driven } from './drive.ts';
import { count, told } from './figures.ts';
import { startSubject } from './subject.ts';

/** Requests a second: far below what a machine can do, and then ten times that much and more. */
const FIXED = 150;
const TOO_MUCH = 10;
const WRITES = 0.2;
const MEGABYTE = 1024 * 1024;

export const proof: Proof = {
  title: 'Load: a fixed rate of reads and writes, then ten times as much as is offered',
  async run(tools) {
    const { quick, minutes, progress } = tools;
    const figures: Figure[] = [];
    for (const kind of quick ? (['sqlite'] as const) : (['sqlite', 'postgres'] as const)) {
      const postgres = kind === 'postgres' ? await startPostgres({ durable: true }) : null;
      const env: Record<string, string> = postgres
        ? { DATABASE_URL: await postgres.createDatabase() }
        : {};
      const subject = await startSubject(env);
      const seconds = quick ? 5 : Math.round(minutes * 60);
      progress(`${kind}: ${seconds} s at ${FIXED} a second`, 1, 3);
      const steady = await drive(subject, { rate: FIXED, seconds, writes: WRITES });
      const before = await subject.memory();
      progress(`${kind}: ten times as much`, 2, 3);
      const much = await drive(subject, {
        rate: FIXED * TOO_MUCH,
        seconds: quick ? 3 : 20,
        writes: 0.02,
      });
      progress(`${kind}: recovery`, 3, 3);
      const after = await drive(subject, { rate: FIXED, seconds: quick ? 3 : 10, writes: WRITES });
      const memory = (await subject.memory()) / before;
      const kept = await isKept(subject, after);
      figures.push(
        ...spread(`${kind}, ${FIXED} a second for ${seconds} s`, steady),
        count(`${kind}: failed at the fixed rate`, steady.failed + steady.shed, 0),
        told(
          `${kind}: offered too much, ${much.sent} requests`,
          `${much.answered} answered, ${much.shed} sent away, ${much.failed} failed`,
        ),
        count(`${kind}: failed without an answer while it was too much`, much.failed, 0),
        time(`${kind}: p99 of what was answered while it was too much`, much.p99, 2_000),
        count(`${kind}: failed right afterwards`, after.failed + after.shed, 0),
        time(`${kind}: p99 right afterwards`, after.p99, 500),
        {
          what: `${kind}: memory afterwards, to before`,
          value: `${memory.toFixed(2)} of ${Math.round(before / MEGABYTE)} MB`,
          ratio: null,
          goal: atMost(memory, 1.5),
        },
        {
          what: `${kind}: acknowledged writes kept`,
          value: kept ? 'all' : 'not all',
          ratio: null,
          goal: atLeast(kept ? 1 : 0, 1),
        },
      );
      await subject.stop();
      await postgres?.stop();
    }
    figures.push(...(await hostileAddress(tools)));
    return figures;
  },
};

function spread(what: string, { sent, p50, p99 }: Driven): readonly Figure[] {
  return [told(what, `${sent} requests, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`)];
}

function time(what: string, value: number, most: number): Figure {
  return { what, value: `${value.toFixed(1)} ms`, ratio: null, goal: atMost(value, most, ' ms') };
}
