import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { getBaseStats } from '@gearwright/api/generated/operations.ts';
import type { Figure } from '../../../scripts/bench/figure.ts';
import type { ProofTools } from '../../../scripts/prove/proof.ts';
import { milliseconds, told } from './figures.ts';
import type { Attacked } from './hostile-thread.ts';
import { callWith, strangerFrom } from './outside/stranger.ts';
import { startRealServer } from './real-server.ts';

/** Calls a second of everybody else. */
const RATE = 20;
const MAGE = { gameClass: 'mage', level: 80, race: 'human' };

/** One address asks for the dearest things as fast as it can; the others should not notice. */
export async function hostileAddress({ quick, progress }: ProofTools): Promise<readonly Figure[]> {
  progress('a hostile address', 1, 1);
  const server = await startRealServer({ TRUST_PROXY: '127.0.0.1' });
  const { wrath } = server.origins;
  const attacker = '203.0.113.66';
  const hostile = await strangerFrom(wrath, attacker).credentials();
  // A thread of its own: whoever measures must not wait for whoever attacks.
  const attack = () =>
    new Worker(new URL('hostile-thread.ts', import.meta.url), {
      workerData: { origin: wrath, address: attacker, credentials: hostile },
    });
  const others = await Promise.all(
    Array.from({ length: 5 }, async (_, at) => {
      const address = `198.51.100.${at + 1}`;
      return { address, credentials: await strangerFrom(wrath, address).credentials() };
    }),
  );
  const measure = async (seconds: number): Promise<readonly number[]> => {
    const taken: number[] = [];
    const calls: Promise<void>[] = [];
    for (let n = 0; n < RATE * seconds; n++) {
      const { address, credentials } = others[n % others.length]!;
      const began = performance.now();
      const call = callWith(wrath, credentials, getBaseStats, MAGE, address);
      calls.push(call.then(() => void taken.push(performance.now() - began)));
      await wait(1_000 / RATE);
    }
    await Promise.all(calls);
    return taken.toSorted((a, b) => a - b);
  };
  const seconds = quick ? 3 : 30;
  await untilIdle(server.process.pid!);
  const alone = await measure(5);
  const attacking = attack();
  const used = processorTime(server.process.pid!);
  const beside = await measure(seconds);
  const share = (processorTime(server.process.pid!) - used) / (seconds * 1_000);
  attacking.postMessage('stop');
  const [{ asked, answered }] = (await once(attacking, 'message')) as [Attacked];
  await server.stop();
  const p99 = (times: readonly number[]): number => times[Math.floor(times.length * 0.99)] ?? 0;
  return [
    told('a hostile address: asked, and answered', `${asked}, ${answered} in ${seconds} s`),
    told('a hostile address: of a processor, used by the server', share.toFixed(2)),
    milliseconds('a hostile address: p99 of others before it', p99(alone), null),
    milliseconds('a hostile address: p99 of others beside it', p99(beside), 200),
  ];
}

/** Milliseconds that a process has worked; 0 where the system does not tell. */
function processorTime(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return 0;
  }
}

/** What a server does after its start, it has done. */
async function untilIdle(pid: number): Promise<void> {
  for (let seconds = 0; seconds < 120; seconds++) {
    const before = processorTime(pid);
    await wait(1_000);
    if (processorTime(pid) - before <= 20) return;
  }
}
