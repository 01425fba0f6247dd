import type { FastifyInstance } from 'fastify';
import type { Site } from '@gearwright/game/edition/sites.ts';
import type { EditionKey } from '@gearwright/game/stat/catalogue.ts';
import type { SharedIds, SharedPages } from './shared-pages.ts';

const FILE = /^([\w-]{1,64})(?:~([\w-]{1,64}))?\.([0-9a-f]{16})\.png$/;

/** Address of a picture; another drawing has another address. */
export function cardPath(edition: EditionKey, ids: SharedIds, version: string): string {
  return `/cards/${edition}/${ids.join('~')}.${version}.png`;
}

/** Pictures of the site's editions. */
export function serveCards(server: FastifyInstance, site: Site, pages: SharedPages): void {
  for (const { edition } of site.seasons) {
    server.get<{ Params: { file: string } }>(`/cards/${edition}/:file`, async (request, reply) => {
      const [, first, second, version] = FILE.exec(request.params.file) ?? [];
      const ids: SharedIds | null =
        first === undefined ? null : second === undefined ? [first] : [first, second];
      const page = ids && (await pages.find(edition, ids));
      if (!ids || !page) {
        return reply
          .code(404)
          .header('cache-control', 'no-store')
          .type('text/plain; charset=utf-8')
          .send('Not found\n');
      }
      if (page.version !== version) {
        return reply
          .header('cache-control', 'no-store')
          .redirect(cardPath(edition, ids, page.version), 302);
      }
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('cross-origin-resource-policy', 'cross-origin')
        .type('image/png')
        .send(await pages.picture(page));
    });
  }
}
