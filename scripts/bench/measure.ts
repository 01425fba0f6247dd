import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';

/** Milliseconds, ascending. */
export interface Times {
  readonly p50: number;
  readonly p99: number;
  readonly least: number;
}

/** Runs each task in turn, round after round, so that all meet the same state of the machine. */
export function timeInTurn<Name extends string>(
  tasks: Readonly<Record<Name, () => unknown>>,
  rounds: number,
  warmUps = 1,
): Record<Name, Times> {
  const names = Object.keys(tasks) as Name[];
  const samples = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let round = -warmUps; round < rounds; round++) {
    for (const name of names) {
      const start = performance.now();
      sink.kept = tasks[name]();
      const time = performance.now() - start;
      if (round >= 0) samples.get(name)!.push(time);
    }
  }
  return Object.fromEntries(names.map((name) => [name, timesOf(samples.get(name)!)])) as Record<
    Name,
    Times
  >;
}

/** Results go here so that no compiler may skip the work. */
const sink = { kept: undefined as unknown };

export function timesOf(samples: readonly number[]): Times {
  const sorted = samples.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99), least: sorted[0] ?? Number.NaN };
}

/** Bytes that stay in use while what `make` returns is held. */
export function bytesHeld(make: () => unknown): number {
  sink.kept = null;
  const before = bytesInUse();
  const held = make();
  const after = bytesInUse();
  sink.kept = held;
  return after - before;
}

function bytesInUse(): number {
  setFlagsFromString('--expose_gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

export function gzipBytes(bytes: Uint8Array): number {
  return gzipSync(bytes, { level: 9 }).byteLength;
}

export function milliseconds(time: number): string {
  if (time >= 1000) return `${(time / 1000).toFixed(2)} s`;
  return time >= 1 ? `${time.toFixed(1)} ms` : `${(time * 1000).toFixed(1)} µs`;
}

/** A million bytes to the MB, as file sizes are told. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(2)} MB`;
}
