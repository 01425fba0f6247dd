import type { EditionKey } from '@gearwright/game/stat/catalogue.ts';

/** Where each edition's calls go, on every site; the main one is the newest edition's (core §7, acceptance P2). */
export const ENDPOINTS: Readonly<Record<EditionKey, string>> = {
  classic: '/classic/graphql',
  sod: '/sod/graphql',
  tbc: '/tbc/graphql',
  wrath: '/graphql',
};
