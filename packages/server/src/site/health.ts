import type { FastifyInstance } from 'fastify';
import type { Site } from '@gearwright/game/edition/sites.ts';
import type { Context } from '../context.ts';

export function answerHealth(server: FastifyInstance, site: Site, context: Context): void {
  const data = Object.fromEntries(
    site.seasons.map(({ edition }) => [edition, context.dataDates[edition]]),
  );
  server.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok', site: site.key, data }),
  );
}
