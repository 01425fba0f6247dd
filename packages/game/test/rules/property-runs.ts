import type { Parameters } from 'fast-check';
import { runs as count } from '../runs.ts';

/** Few runs by default, the full count when proving; the seed is fixed so that a failure comes back. */
export function runs(usual: number, full = usual * 10): Parameters<unknown> {
  return { numRuns: count(usual, full), seed: 20_240_917 };
}
