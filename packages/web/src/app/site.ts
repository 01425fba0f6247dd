import { SITES, type Site, type SiteKey } from '@gearwright/game/edition/sites.ts';

declare global {
  interface ImportMetaEnv {
    /** The one build-time setting. */
    readonly VITE_SITE: SiteKey;
  }
}

export const SITE: Site = SITES[import.meta.env.VITE_SITE];
