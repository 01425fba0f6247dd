import { build } from 'vite';
import { SITE_KEYS } from '@gearwright/game/edition/sites.ts';
import { siteConfig } from './site-config.ts';

for (const site of SITE_KEYS) await build(siteConfig(site));
