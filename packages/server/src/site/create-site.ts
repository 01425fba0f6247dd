import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import compress from '@fastify/compress';
import { fastify, LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Site } from '@gearwright/game/edition/sites.ts';
import { serveAccounts } from '../accounts/routes.ts';
import type { Context } from '../context.ts';
import { directCalls } from '../graphql/direct-calls.ts';
import { senderReader } from '../graphql/sender.ts';
import { serveGraphql } from '../graphql/serve-graphql.ts';
import { serveMetrics } from '../metrics/serve-metrics.ts';
import { serveModels } from '../models/serve-models.ts';
import { answerNoter, watchRequests } from '../metrics/watch-requests.ts';
import { servePageViews } from '../page-views/serve-page-views.ts';
import { serveCards } from '../pages/serve-cards.ts';
import { serveEmbeds } from '../embed/serve-embeds.ts';
import { serveRest } from '../rest/serve-rest.ts';
import { refuse } from '../refuse.ts';
import { checkAddresses } from './addresses.ts';
import { answerHealth } from './health.ts';
import { secureAnswers, securityHeaders } from './security.ts';
import { shedding } from './load-shedder.ts';
import { serveFiles } from './files.ts';
import { servePages } from './pages.ts';
import { serveSiteConfig } from './site-config.ts';

/** Milliseconds; of every door. */
export const TIMES = {
  /** For a whole request to arrive: nobody holds a connection by sending slowly. */
  requestTimeout: 30_000,
  /** For the next request on a connection: longer than balancers keep theirs. */
  keepAliveTimeout: 72_000,
};

/** One site, ready to listen: its build of the app, its editions' packs, the icons. */
export async function createSite(site: Site, context: Context): Promise<FastifyInstance> {
  const log: FastifyBaseLogger = context.log.child({ site: site.key });
  const { graph, metrics, config } = context;
  const readSender = senderReader(config.trustProxy);
  const note = answerNoter(site.key, metrics);
  const headers = securityHeaders(config);
  const door = { graph, readSender, log, note, headers };
  const server = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // Our own log lines carry the request's id; Fastify's would repeat it.
    childLoggerFactory: (logger) => logger,
    // Idle connections of browsers must not hold up Ctrl-C.
    forceCloseConnections: 'idle',
    trustProxy: config.trustProxy,
    // Hooks do not run for an address that cannot be decoded, so its headers are set here.
    frameworkErrors: (_error, request, reply) => {
      reply.headers(readSender(request.raw).isHttps ? headers.https : headers.plain);
      refuse(reply, 400, 'The address cannot be read');
    },
    // Who still comes over an open connection is answered; the connection ends with it.
    return503OnClosing: false,
    serverFactory: (handler) => {
      const answering = directCalls(door, handler);
      const count = () => metrics.shed.inc();
      const listener = shedding(context.shedder, headers.plain, count, answering);
      return createServer(TIMES, (request, response) => {
        if (context.stopping()) response.setHeader('connection', 'close');
        listener(request, response);
      });
    },
  });
  watchRequests(server, note);
  secureAnswers(server, config);
  checkAddresses(server, site, config, readSender);
  await serveGraphql(server, graph, readSender);
  await server.register(async (pages) => {
    await pages.register(compress, { global: true, encodings: ['br', 'gzip'] });
    answerHealth(pages, site, context);
    serveMetrics(pages, metrics, config.metricsToken);
    await serveAccounts(pages, context.accounts, context.limits.auth);
    servePageViews(pages, { database: context.database, writes: context.limits.writes });
    serveRest(pages, { ...context, requests: context.limits.requests });
    serveEmbeds(pages, site, { ...context, requests: context.limits.requests });
    serveSiteConfig(pages, site, config);
    serveModels(pages, context.models);
    await serveFiles(pages, site, context.folders);
    serveCards(pages, site, context);
    servePages(pages, site, context);
  });
  return server;
}
