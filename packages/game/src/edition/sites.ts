import type { EditionKey } from '../stat/catalogue.ts';

export type SiteKey = 'classic' | 'tbc' | 'wrath';

/** One build of the web app, served as one site. */
export interface Site {
  readonly key: SiteKey;
  readonly name: string;
  /** The editions it plays; the first is where a bare path leads. */
  readonly seasons: readonly Season[];
}

export interface Season {
  /** Leading part of every path, null where the site has only one edition. */
  readonly segment: 'era' | 'sod' | null;
  /** What the season switch says. */
  readonly label: string;
  readonly edition: EditionKey;
}

export const SITES: Readonly<Record<SiteKey, Site>> = {
  classic: {
    key: 'classic',
    name: 'Classic',
    seasons: [
      { segment: 'era', label: 'Era', edition: 'classic' },
      { segment: 'sod', label: 'Season of Discovery', edition: 'sod' },
    ],
  },
  tbc: {
    key: 'tbc',
    name: 'Burning Crusade',
    seasons: [{ segment: null, label: 'Burning Crusade', edition: 'tbc' }],
  },
  wrath: {
    key: 'wrath',
    name: 'Wrath of the Lich King',
    seasons: [{ segment: null, label: 'Wrath of the Lich King', edition: 'wrath' }],
  },
};

export const SITE_KEYS = Object.keys(SITES) as readonly SiteKey[];

const SEASON_SEGMENT = /^\/(era|sod)(?=\/|$)/;

/** The season a path belongs to; null when its site wants another path first. */
export function seasonOf(site: Site, path: string): Season | null {
  const segment = SEASON_SEGMENT.exec(path)?.[1] ?? null;
  return site.seasons.find((season) => season.segment === segment) ?? null;
}

/** Where a path really lives on a site: with its season, without a trailing slash (core §2, acceptance D14). */
export function canonicalPath(site: Site, path: string): string {
  const home = site.seasons[0]!.segment;
  const bare = seasonOf(site, path) ? path : path.replace(SEASON_SEGMENT, '');
  const placed = seasonOf(site, path) || home === null ? bare : `/${home}${bare}`;
  return placed.replace(/\/+$/, '') || '/';
}
