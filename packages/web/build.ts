import { build } from 'vite';
import { SITE_KEYS } from '@gearwright/game/edition/sites.ts';
import { siteConfig } from './site-config.ts';

// Whoever starts the build, in a test or with a shell set up for development: visitors get what is made for them.
process.env['NODE_ENV'] = 'production';

for (const site of SITE_KEYS) await build(siteConfig(site));
