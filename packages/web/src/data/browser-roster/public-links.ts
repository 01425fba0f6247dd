import type { Roster } from '@gearwright/roster/roster.ts';

/** What only a server can do for a browser: show a set to others. */
export type PublicLinks = Pick<
  Roster,
  'createPublicSet' | 'deletePublicSet' | 'getPublicSet' | 'countOpening'
>;
