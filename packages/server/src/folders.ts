import { join, resolve } from 'node:path';
import { SITE_KEYS, type SiteKey } from '@gearwright/game/edition/sites.ts';

const packages = resolve(import.meta.dirname, '../..');

/** Where the parts of a site are made. */
export const MADE = {
  data: join(packages, 'gamedata/out'),
  icons: join(packages, 'art/out'),
  web: join(packages, 'web/dist'),
  addon: resolve(packages, '../addon/out'),
} as const;

/** Where the server takes them from: the same files with compressed siblings. */
export interface ServedFolders {
  readonly data: string;
  readonly icons: string;
  /** The in-game add-on as an archive. */
  readonly addon: string;
  readonly web: Readonly<Record<SiteKey, string>>;
}

export function servedFolders(
  folder: string = resolve(import.meta.dirname, '../out'),
): ServedFolders {
  return {
    data: join(folder, 'data'),
    icons: join(folder, 'icons'),
    addon: join(folder, 'addon'),
    web: Object.fromEntries(SITE_KEYS.map((site) => [site, join(folder, 'web', site)])) as Record<
      SiteKey,
      string
    >,
  };
}
