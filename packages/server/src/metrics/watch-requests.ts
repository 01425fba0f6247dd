import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { PlannerError } from '@gearwright/game/messages.ts';
import type { SiteKey } from '@gearwright/game/edition/sites.ts';
import { routeOf } from '../log/route-of.ts';
import type { Metrics } from './metrics.ts';

/** The header with the request's id, by which an operator finds the log lines of a request that a player reports. */
export const REQUEST_ID = 'x-request-id';

/** What is counted and logged of an answer. */
export interface Answered {
  readonly reqId: string;
  readonly method: string;
  /** The pattern, not the address. */
  readonly route: string;
  readonly statusCode: number;
  /** Milliseconds. */
  readonly took: number;
}

export type NoteAnswer = (log: FastifyBaseLogger, answered: Answered) => void;

export function answerNoter(site: SiteKey, metrics: Metrics): NoteAnswer {
  return (log, { reqId, method, route, statusCode, took }) => {
    metrics.requests.observe({ site, method, route, status: statusCode }, took / 1000);
    log.info({ reqId, method, route, statusCode, ms: Math.round(took * 10) / 10 }, 'answered');
  };
}

/** Notes every answer once. */
export function watchRequests(server: FastifyInstance, note: NoteAnswer): void {
  // Every request passes here: hooks that wait for nothing cost no promise.
  server.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID, request.id);
    done();
  });
  server.addHook('onError', async (request, _reply, error) => {
    // Refusals are counted and logged like any other answer.
    if (!(error instanceof PlannerError) && (error.statusCode ?? 500) >= 500) {
      request.log.error({ reqId: request.id, err: error, req: request }, 'an answer failed');
    }
  });
  server.addHook('onResponse', (request, reply, done) => {
    const { id: reqId, method } = request;
    const { statusCode, elapsedTime: took } = reply;
    note(request.log, { reqId, method, route: routeOf(request), statusCode, took });
    done();
  });
}
