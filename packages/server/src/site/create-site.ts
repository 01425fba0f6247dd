import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import { fastify, type FastifyInstance } from 'fastify';
import type { Site } from '@gearwright/game/edition/sites.ts';
import { serveAccounts } from '../accounts/routes.ts';
import type { Context } from '../context.ts';
import { serveGraphql } from '../graphql/serve-graphql.ts';
import { answerHealth } from './health.ts';
import { securityHeaders } from './security.ts';
import { serveFiles } from './files.ts';
import { servePages } from './pages.ts';

/** One site, ready to listen: its build of the app, its editions' packs, the icons. */
export async function createSite(site: Site, context: Context): Promise<FastifyInstance> {
  const server = fastify({
    logger: { level: context.config.logLevel },
    // Idle connections of browsers must not hold up Ctrl-C.
    forceCloseConnections: 'idle',
    trustProxy: false,
  });
  await server.register(helmet, securityHeaders);
  await server.register(compress, { global: true, encodings: ['br', 'gzip'] });
  answerHealth(server, site, context);
  await serveAccounts(server, context.accounts);
  await serveGraphql(server, context.graph);
  await serveFiles(server, site, context.folders);
  servePages(server, site, context.folders);
  return server;
}
