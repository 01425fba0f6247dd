import type { Parameters } from 'fast-check';

const { process } = globalThis as { process?: { env: Record<string, string | undefined> } };
const proving = process?.env.PROVE === '1';

/** Few runs by default, the full count under PROVE=1; the seed is fixed so that a failure comes back. */
export function runs(count: number, full = count * 10): Parameters<unknown> {
  return { numRuns: proving ? full : count, seed: 20_240_917 };
}

export function rounds(count: number, full: number): number {
  return proving ? full : count;
}
