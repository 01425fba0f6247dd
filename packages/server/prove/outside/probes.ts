import { ACCOUNTS } from './accounts.ts';
import { CALLS } from './calls.ts';
import { PATHS } from './paths.ts';
import type { Probe } from './probe.ts';
import { REVOKED } from './revoked.ts';

/** In this order: later ones look at what earlier ones left behind. */
export const PROBES: readonly Probe[] = [...PATHS, ...CALLS, ...REVOKED, ...ACCOUNTS];
