import type { FastifyInstance } from 'fastify';
import { PAGE_VIEW_PATH } from '@gearwright/api/page-view-address.ts';
import { pageRoute } from '@gearwright/api/page-routes.ts';
import { EDITION_KEYS } from '@gearwright/game/edition/edition-keys.ts';
import { MESSAGES } from '@gearwright/game/messages.ts';
import type { ClientLimit } from '../limits/client-limit.ts';
import { clientAddress } from '../signing/client-address.ts';
import { refuse } from '../refuse.ts';
import type { Database } from '../storage/open-database.ts';
import { recordPageView } from './record-page-view.ts';

/**
 * Page views as a browser sends them while it leaves a page: nothing can be signed then. They count as writes of the
 * address they come from, and one of another site's pages is refused.
 */
export function servePageViews(
  server: FastifyInstance,
  { database, writes }: { readonly database: Database; readonly writes: ClientLimit },
): void {
  server.post<{ Querystring: Readonly<Record<string, unknown>> }>(
    PAGE_VIEW_PATH,
    { bodyLimit: 16 },
    async (request, reply) => {
      const edition = EDITION_KEYS.find((key) => key === request.query.edition);
      const { route } = request.query;
      if (!edition) return refuse(reply, 400, 'edition is none of ours');
      if (typeof route !== 'string') return refuse(reply, 400, 'route is required');
      if (request.headers['sec-fetch-site'] === 'cross-site') {
        return refuse(reply, 403, MESSAGES.foreignOrigin());
      }
      if (!writes.take(clientAddress(request.ip))) {
        reply.header('retry-after', writes.retryAfter());
        return refuse(reply, 429, MESSAGES.tooManyRequests());
      }
      // Nobody signed it: there is nothing to hold it against.
      await recordPageView(database, edition, pageRoute(route), async () => {});
      return reply.code(204).send();
    },
  );
}
