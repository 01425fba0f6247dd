import { PlannerError } from '@gearwright/game/messages.ts';

/** A refusal stays one; a call that got no answer is worth two more. */
function retryUnlessRefused(failures: number, error: Error): boolean {
  return !(error instanceof PlannerError) && failures < 2;
}

/** The browser's store answers without a network: asking must not wait for one. */
const base = { networkMode: 'always', retry: retryUnlessRefused } as const;

/** What the cache has is the answer, until something changes it (acceptance A3). */
export const CACHE_FIRST = { ...base, staleTime: Infinity } as const;

/** Asked anew every time, and not kept (acceptance A3). */
export const NETWORK_ONLY = { ...base, staleTime: 0, gcTime: 0, retry: false } as const;
