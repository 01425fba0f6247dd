import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformWithOxc, type Plugin } from 'vite';
import type { Site } from '@gearwright/game/edition/sites.ts';

/** What the service worker is told by the build. */
export interface Offline {
  /** Changes with any file of the app. */
  readonly version: string;
  /** Kept at once, so that every page opens without a network. */
  readonly files: string[];
  /** An address that answers with the app's page and no redirect. */
  readonly page: string;
  /** Beginnings of addresses that are no pages. */
  readonly notPages: readonly string[];
}

const NOT_PAGES = [
  '/api/v1/',
  '/embed/',
  '/oembed',
  '/auth',
  '/data/',
  '/icons/',
  '/assets/',
  '/graphql',
  '/healthz',
  '/readyz',
  '/model-viewer/',
];
/** Scripts, styles, pictures, and the letters of the language the site speaks. */
const KEPT = /\.(?:js|css|svg)$|-latin-(?!ext).*\.woff2$/;

/** For the pages of other sites. */
const FOR_OTHERS = /^embed\//;

/** The figure's script is large: who sees one fetches it, and without a network the drawn one stands there. */
const MODEL = /^assets\/viewer-/;

/** Makes a site installable and usable without a network (acceptance P8). */
export function offline(site: Site, root: string): Plugin {
  const segment = site.seasons[0]?.segment ?? null;
  const page = segment === null ? '/' : `/${segment}`;
  return {
    name: 'offline',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' }, injectTo: 'head' },
    ],
    generateBundle: {
      // An entry that only imports others is taken out of the bundle before.
      order: 'post',
      async handler(_options, bundle) {
        this.emitFile({
          type: 'asset',
          fileName: 'manifest.webmanifest',
          source: JSON.stringify(manifest(site, page)),
        });
        const names = Object.keys(bundle).toSorted();
        // Names under assets/ carry their content's hash.
        const version = createHash('sha256').update(names.join()).digest('hex').slice(0, 16);
        const files = names
          .filter((name) => KEPT.test(name) && !MODEL.test(name) && !FOR_OTHERS.test(name))
          .map((name) => `/${name}`);
        const told: Offline = { version, files, page, notPages: NOT_PAGES };
        const path = join(root, 'worker/service-worker.ts');
        const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path);
        this.emitFile({
          type: 'asset',
          fileName: 'service-worker.js',
          source: `const OFFLINE = ${JSON.stringify(told)};\n${code}`,
        });
      },
    },
  };
}

function manifest(site: Site, start: string) {
  return {
    name: `Gearwright: ${site.name}`,
    short_name: 'Gearwright',
    description: `Plan gear for ${site.name}.`,
    id: '/',
    start_url: start,
    scope: '/',
    display: 'standalone',
    background_color: '#0e1116',
    theme_color: '#0e1116',
    icons: [
      { src: '/icons/app/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/app/icon-512.png', sizes: '512x512', type: 'image/png' },
      {
        src: '/icons/app/maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  };
}
