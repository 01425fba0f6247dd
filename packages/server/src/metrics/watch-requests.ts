import type { FastifyInstance } from 'fastify';
import { PlannerError } from '@gearwright/game/messages.ts';
import type { SiteKey } from '@gearwright/game/edition/sites.ts';
import { routeOf } from '../log/route-of.ts';
import type { Metrics } from './metrics.ts';

/** Counts and logs every answer once, under its pattern. */
export function watchRequests(server: FastifyInstance, site: SiteKey, metrics: Metrics): void {
  server.addHook('onRequest', async (request, reply) => {
    // With it, whoever runs the server finds what somebody complains about.
    reply.header('x-request-id', request.id);
  });
  server.addHook('onError', async (request, _reply, error) => {
    // A refusal is an answer.
    if (!(error instanceof PlannerError) && (error.statusCode ?? 500) >= 500) {
      request.log.error({ err: error, req: request }, 'an answer failed');
    }
  });
  server.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const route = routeOf(request);
    const { statusCode, elapsedTime } = reply;
    metrics.requests.observe({ site, method, route, status: statusCode }, elapsedTime / 1000);
    request.log.info(
      { method, route, statusCode, ms: Math.round(elapsedTime * 10) / 10 },
      'answered',
    );
  });
}
