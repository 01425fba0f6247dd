import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { canonicalPath, type Site } from '@gearwright/game/edition/sites.ts';
import type { Context } from '../context.ts';
import { pageMeta } from '../pages/meta-of-page.ts';
import { clientAddress } from '../signing/client-address.ts';
import { pageTemplate } from '../pages/page-template.ts';

/** Milliseconds: the figures of a shared set are worked out for its title. */
const SHARED_META = 3;

/** Paths that are never a page, whatever the caller accepts. */
const NOT_A_PAGE =
  /^\/(?:api\/v1|embed|oembed|data|icons|model-viewer|assets|cards|auth|page-view|healthz|readyz|metrics)(?:\/|$)|(?:^|\/)graphql$/;

/**
 * Every other path is the app, which knows its own routes. The page itself is never cached. Who typed the name of a
 * file that is not there gets the app's page with a way home; a script or picture that is missing gets a short answer.
 */
export function servePages(
  server: FastifyInstance,
  site: Site,
  { folders, sharedPages, work }: Pick<Context, 'folders' | 'sharedPages' | 'work'>,
): void {
  const template = pageTemplate(readFileSync(join(folders.web[site.key], 'index.html'), 'utf8'));
  server.setNotFoundHandler(async (request, reply) => {
    // Behind a host of ours: by itself a path of two slashes would be read as a host.
    const { pathname, search } = new URL(`http://site${request.url}`);
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const isMissingFile = namesFile(pathname);
    const wantsPage = request.headers.accept?.includes('text/html') ?? false;
    if (!reads || NOT_A_PAGE.test(pathname) || (isMissingFile && !wantsPage)) {
      return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
    }
    const canonical = canonicalPath(site, pathname);
    if (canonical !== pathname) return reply.redirect(canonical + search, 302);
    // A client past its budget of work gets the page all the same, with the plain title and card.
    const client = clientAddress(request.ip);
    const pages = work.hasRoom(client) ? sharedPages : null;
    const meta = await pageMeta(request, pathname, site, pages, template.description);
    if (meta.picture.large) work.spend(client, SHARED_META);
    return reply
      .code(isMissingFile ? 404 : 200)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(template.with(meta));
  });
}

/** Whether the last part has an ending, as files have. */
function namesFile(path: string): boolean {
  return path.slice(path.lastIndexOf('/') + 1, -1).includes('.');
}
