import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { SITES, type SiteKey } from '@gearwright/game/edition/sites.ts';
import { customMedia } from './custom-media.ts';
import { embeds } from './embed-plugin.ts';
import { firstLetters } from './first-letters.ts';
import { chunkOf, listsOf } from './chunks.ts';
import { modelFiles } from './model-files.ts';
import { noCircles } from './no-circles.ts';
import { offline } from './offline-plugin.ts';
import { texts } from './texts/plugin.ts';

/** One app, three builds: the site is the only thing a build decides. */
export function siteConfig(site: SiteKey): InlineConfig {
  const root = import.meta.dirname;
  return {
    root,
    configFile: false,
    envDir: false,
    define: { 'import.meta.env.VITE_SITE': JSON.stringify(site) },
    css: { postcss: { plugins: [customMedia] } },
    plugins: [
      texts(root),
      react(),
      offline(SITES[site], root),
      embeds(SITES[site], root),
      modelFiles(),
      firstLetters(),
      noCircles(),
      {
        name: 'site-name',
        transformIndexHtml: (html) => html.replaceAll('{site}', SITES[site].name),
      },
    ],
    build: {
      outDir: join(root, 'dist', site),
      emptyOutDir: true,
      target: 'es2023',
      // Everything is a file of ours: the pages' policy allows no inline data but pictures.
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      // The figure's script, with the library it stands on.
      chunkSizeWarningLimit: 650,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              { name: chunkOf(root), debugName: 'layers', priority: 1 },
              { name: listsOf(root), debugName: 'lists', minShareCount: 2 },
            ],
          },
        },
      },
    },
    logLevel: 'warn',
  };
}

export function isSiteKey(text: string): text is SiteKey {
  return Object.hasOwn(SITES, text);
}
