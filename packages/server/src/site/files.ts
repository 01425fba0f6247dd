import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import type { Site } from '@gearwright/game/edition/sites.ts';
import type { ServedFolders } from '../folders.ts';

/** A name with its content's hash in it never changes its content. */
const HASHED = /\.[0-9a-f]{12,}\.\w+$|[/\\]assets[/\\]/;
/** Scripts that pages of other sites take in. */
const FOR_OTHER_SITES = /[/\\]embed[/\\][^/\\]+\.js$/;

function keptFor(file: string): string {
  if (HASHED.test(file)) return 'public, max-age=31536000, immutable';
  return FOR_OTHER_SITES.test(file) ? 'public, max-age=3600' : 'no-cache';
}

const common: FastifyStaticOptions = {
  root: [],
  index: false,
  decorateReply: false,
  preCompressed: true,
  cacheControl: false,
  setHeaders(reply, path) {
    const file = path.replace(/\.(br|gz)$/, '');
    reply.header('cache-control', keptFor(file));
    if (FOR_OTHER_SITES.test(file)) {
      reply
        .header('access-control-allow-origin', '*')
        .header('cross-origin-resource-policy', 'cross-origin');
    }
  },
};

/** What has a file behind it: packs under `data/`, art under `icons/`, the app's own parts. */
export async function serveFiles(
  server: FastifyInstance,
  site: Site,
  folders: ServedFolders,
): Promise<void> {
  // Of every edition: a character that is copied from another one brings what that one knows.
  for (const edition of Object.keys(EDITIONS)) {
    await server.register(fastifyStatic, {
      ...common,
      root: `${folders.data}/${edition}`,
      prefix: `/data/${edition}/`,
    });
  }
  await server.register(fastifyStatic, { ...common, root: folders.icons, prefix: '/icons/' });
  await server.register(fastifyStatic, { ...common, root: folders.addon, prefix: '/addon/' });
  const app = folders.web[site.key];
  await server.register(fastifyStatic, { ...common, root: `${app}/assets`, prefix: '/assets/' });
  await server.register(fastifyStatic, {
    ...common,
    root: app,
    prefix: '/',
    // Routes for the files that are there; every other path is a page of the app.
    wildcard: false,
    globIgnore: ['index.html*', 'assets/**', '**/*.br', '**/*.gz'],
  });
}
