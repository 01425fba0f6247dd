import type { FastifyInstance } from 'fastify';
import { PlannerError } from '@gearwright/game/messages.ts';
import type { SiteKey } from '@gearwright/game/edition/sites.ts';
import { routeOf } from '../log/route-of.ts';
import type { Metrics } from './metrics.ts';

/** Counts and logs every answer once, under its pattern. */
export function watchRequests(server: FastifyInstance, site: SiteKey, metrics: Metrics): void {
  // Every request passes here: hooks that wait for nothing cost no promise.
  server.addHook('onRequest', (request, reply, done) => {
    // With it, whoever runs the server finds what somebody complains about.
    reply.header('x-request-id', request.id);
    done();
  });
  server.addHook('onError', async (request, _reply, error) => {
    // A refusal is an answer.
    if (!(error instanceof PlannerError) && (error.statusCode ?? 500) >= 500) {
      request.log.error({ reqId: request.id, err: error, req: request }, 'an answer failed');
    }
  });
  server.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const route = routeOf(request);
    const { statusCode, elapsedTime } = reply;
    metrics.requests.observe({ site, method, route, status: statusCode }, elapsedTime / 1000);
    request.log.info(
      { reqId: request.id, method, route, statusCode, ms: Math.round(elapsedTime * 10) / 10 },
      'answered',
    );
    done();
  });
}
