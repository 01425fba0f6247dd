import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import { fastify, LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Site } from '@gearwright/game/edition/sites.ts';
import { serveAccounts } from '../accounts/routes.ts';
import type { Context } from '../context.ts';
import { serveGraphql } from '../graphql/serve-graphql.ts';
import { serveMetrics } from '../metrics/serve-metrics.ts';
import { watchRequests } from '../metrics/watch-requests.ts';
import { serveCards } from '../pages/serve-cards.ts';
import { answerHealth } from './health.ts';
import { keepToHttps, securityHeaders } from './security.ts';
import { serveFiles } from './files.ts';
import { servePages } from './pages.ts';
import { serveSiteConfig } from './site-config.ts';

/** One site, ready to listen: its build of the app, its editions' packs, the icons. */
export async function createSite(site: Site, context: Context): Promise<FastifyInstance> {
  const log: FastifyBaseLogger = context.log.child({ site: site.key });
  const server = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // What is logged of a request names its id itself.
    childLoggerFactory: (logger) => logger,
    // Idle connections of browsers must not hold up Ctrl-C.
    forceCloseConnections: 'idle',
    // Milliseconds for a whole request to arrive: nobody holds a connection by sending slowly.
    requestTimeout: 30_000,
    trustProxy: context.config.trustProxy,
  });
  watchRequests(server, site.key, context.metrics);
  keepToHttps(server);
  // Calls carry the few headers that mean something to them, and pass no more hooks than they need.
  await serveGraphql(server, context.graph);
  await server.register(async (pages) => {
    await pages.register(helmet, securityHeaders);
    await pages.register(compress, { global: true, encodings: ['br', 'gzip'] });
    answerHealth(pages, site, context);
    serveMetrics(pages, context.metrics, context.config.metricsToken);
    await serveAccounts(pages, context.accounts, context.config.authRequestsPerMinute);
    serveSiteConfig(pages, site, context.config);
    await serveFiles(pages, site, context.folders);
    serveCards(pages, site, context.sharedPages);
    servePages(pages, site, context);
  });
  return server;
}
