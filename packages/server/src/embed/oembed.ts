import { EMBED_SIZE } from '@gearwright/api/embed-frame.ts';
import {
  canonicalPath,
  seasonOf,
  withoutSeason,
  type Site,
} from '@gearwright/game/edition/sites.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';

/** Smaller it cannot be read. */
export const LEAST_SIDE = 300;
/** Letters of an address that is asked about. */
const LONGEST = 2_000;

/** A set that an address of this site shows. */
export interface EmbeddedSet {
  readonly edition: EditionKey;
  readonly publicId: string;
}

/** Null for the address of anything else than a shared set of this site. */
export function embeddedSetOf(url: string, site: Site, host: string): EmbeddedSet | null {
  if (url.length > LONGEST || !URL.canParse(url)) return null;
  const asked = new URL(url);
  if (asked.host !== host || !['http:', 'https:'].includes(asked.protocol)) return null;
  const path = canonicalPath(site, asked.pathname);
  const season = seasonOf(site, path);
  const [, kind, publicId = '', tab] = withoutSeason(path).split('/');
  const isSet = kind === 'set' && /^[\w-]{1,64}$/.test(publicId) && tab !== 'compare';
  return season && isSet ? { edition: season.edition, publicId } : null;
}

/** Within what the asking site has room for; null where that is too little to be read. */
export function embedSize(maxwidth: unknown, maxheight: unknown) {
  const width = Math.min(EMBED_SIZE.width, roomOf(maxwidth));
  const height = Math.min(EMBED_SIZE.height, roomOf(maxheight));
  return Math.min(width, height) < LEAST_SIDE ? null : { width, height };
}

function roomOf(asked: unknown): number {
  return typeof asked === 'string' && /^\d{1,5}$/.test(asked) ? Number(asked) : Infinity;
}
