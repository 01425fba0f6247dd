import type { FastifyInstance, FastifyReply } from 'fastify';
import { ENDPOINTS } from '@gearwright/api/endpoints.ts';
import { EDITION_KEYS } from '@gearwright/game/edition/edition-keys.ts';
import { PlannerError } from '@gearwright/game/messages.ts';
import { refused } from './answer.ts';
import { replyToCall } from './answer-call.ts';
import { replyWith, type CallReply } from './call-reply.ts';
import type { Graph } from './create-graph.ts';
import { GRAPH_LIMITS } from './limits.ts';
import type { ReadSender } from './sender.ts';

/** The same calls for every edition, on every site; most are answered before they come here (direct-calls.ts). */
export async function serveGraphql(
  server: FastifyInstance,
  graph: Graph,
  readSender: ReadSender,
): Promise<void> {
  await server.register(async (calls) => {
    // Signatures are over the bytes as they came.
    calls.removeAllContentTypeParsers();
    calls.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: GRAPH_LIMITS.body },
      (_request, body, done) => done(null, body),
    );
    calls.setErrorHandler(async (error, { raw, log }, reply) => {
      const status = statusOf(error);
      const told =
        status < 500 ? new PlannerError('malformed', 'The request', wordsOf(status)) : error;
      return send(reply, await replyWith(refused([told], log, status), raw));
    });
    for (const edition of EDITION_KEYS) {
      const url = ENDPOINTS[edition];
      calls.post(url, async ({ raw: request, body, log }, reply) => {
        const sender = readSender(request);
        const whole = (body ?? Buffer.alloc(0)) as Buffer;
        return send(
          reply,
          await replyToCall(graph, { edition, request, sender, body: whole, log }),
        );
      });
      calls.route({
        method: ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
        url,
        exposeHeadRoute: false,
        async handler({ raw, log }, reply) {
          const error = new PlannerError('malformed', 'The request', 'calls are sent by POST');
          reply.header('allow', 'POST');
          return send(reply, await replyWith(refused([error], log, 405), raw));
        },
      });
    }
  });
}

function send(reply: FastifyReply, { status, headers, body }: CallReply): FastifyReply {
  return reply.code(status).headers(headers).send(body);
}

function statusOf(error: unknown): number {
  const status = (error as { readonly statusCode?: unknown }).statusCode;
  return typeof status === 'number' ? status : 500;
}

function wordsOf(status: number): string {
  if (status === 413) return 'it is too large';
  return status === 415 ? 'it must be JSON' : 'it could not be read';
}
