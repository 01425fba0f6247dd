import type { EditionKey } from './edition-keys.ts';

export const SITE_KEYS = ['classic', 'tbc', 'wrath'] as const;

export type SiteKey = (typeof SITE_KEYS)[number];

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

const SEASON_SEGMENT = /^\/(era|sod)(?=\/|$)/;

/** The season a path belongs to; null when its site wants another path first. */
export function seasonOf(site: Site, path: string): Season | null {
  const segment = SEASON_SEGMENT.exec(path)?.[1] ?? null;
  return site.seasons.find((season) => season.segment === segment) ?? null;
}

/** The path as every season has it: `/era/items` is `/items`. */
export function withoutSeason(path: string): string {
  return path.replace(SEASON_SEGMENT, '') || '/';
}

/**
 * Where a path really lives on a site: with its season, without a trailing slash (acceptance D14). Slashes
 * stand alone: a path that begins with two would be read as another host.
 */
export function canonicalPath(site: Site, path: string): string {
  const parts = path.split('/').filter((part) => part !== '');
  const plain = `/${parts.join('/')}`;
  if (seasonOf(site, plain)) return plain;
  const home = site.seasons[0]!.segment;
  const bare = SEASON_SEGMENT.test(plain) ? parts.slice(1) : parts;
  return `/${(home === null ? bare : [home, ...bare]).join('/')}`;
}
