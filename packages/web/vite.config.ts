import { defineConfig } from 'vite';
import { isSiteKey, siteConfig } from './site-config.ts';

/** For a development server: `VITE_SITE=tbc vite packages/web`. */
export default defineConfig(() => {
  const site = process.env.VITE_SITE ?? 'classic';
  if (!isSiteKey(site)) throw new Error(`VITE_SITE must be classic, tbc or wrath, not "${site}"`);
  return siteConfig(site);
});
