import { findBreaches } from './boundaries.ts';
import { findMachinePaths } from './machine-paths.ts';

/** Our own checks: the map of imports, and that no file knows the machine it was written on. */
const CHECKS: Readonly<Record<string, () => readonly string[]>> = {
  imports: findBreaches,
  paths: findMachinePaths,
};

const name = process.argv[2] ?? '';
const found = CHECKS[name]?.() ?? [`Unknown check "${name}"`];
for (const sentence of found) console.error(sentence);
if (found.length > 0) process.exitCode = 1;
