import { fileURLToPath } from 'node:url';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Compiled datasets, one folder an edition; never committed, never edited by hand. */
export const OUT = here('../out');
export const FACTS = here('../facts');
export const REPOSITORY = here('../../..');
