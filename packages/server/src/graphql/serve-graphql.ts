import compress from '@fastify/compress';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ENDPOINTS } from '@gearwright/api/endpoints.ts';
import { EDITION_KEYS } from '@gearwright/game/edition/editions.ts';
import { PlannerError, type MessageCode } from '@gearwright/game/messages.ts';
import type { RawRequest } from '../signing/canonical-request.ts';
import { clientAddress } from '../signing/client-address.ts';
import { answer, refused, type Answer } from './answer.ts';
import type { Graph } from './create-graph.ts';
import type { GraphServices } from './graph-context.ts';
import { GRAPH_LIMITS } from './limits.ts';
import { readQuestion } from './read-question.ts';

const STATUS: Partial<Record<MessageCode, number>> = {
  requestForged: 401,
  requestSkewed: 401,
  requestExpired: 401,
  tooManyRequests: 429,
};

/** Letters; below, compressing takes longer than sending. */
const WORTH_COMPRESSING = 4_096;

/** The same calls for every edition, on every site. */
export async function serveGraphql(server: FastifyInstance, graph: Graph): Promise<void> {
  const { documents, answers, requests, writes, verifier } = graph;

  const answered = async (request: FastifyRequest, services: GraphServices): Promise<Answer> => {
    const { log } = request;
    try {
      if (!requests.take(clientAddress(request.ip))) throw new PlannerError('tooManyRequests');
      const identity = verifier.verify(rawRequest(request));
      const writer = identity.kind === 'user' ? identity.userId : identity.client;
      return await answer(documents, answers, {
        question: readQuestion((request.body ?? '') as Buffer),
        identity,
        services,
        log,
        countWrite() {
          if (!writes.take(writer)) throw new PlannerError('tooManyRequests');
        },
      });
    } catch (error) {
      const code = error instanceof PlannerError ? (error.code as MessageCode) : null;
      return refused([error], log, code ? (STATUS[code] ?? 400) : 500);
    }
  };

  await server.register(async (calls) => {
    await calls.register(compress, {
      globalCompression: false,
      globalDecompression: false,
      encodings: ['br', 'gzip'],
    });
    // Signatures are over the bytes as they came.
    calls.removeAllContentTypeParsers();
    calls.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: GRAPH_LIMITS.body },
      (_request, body, done) => done(null, body),
    );
    calls.setErrorHandler((error, request, reply) => {
      const status = statusOf(error);
      const told =
        status < 500 ? new PlannerError('malformed', 'The request', wordsOf(status)) : error;
      return send(reply, refused([told], request.log, status));
    });
    for (const edition of EDITION_KEYS) {
      const url = ENDPOINTS[edition];
      calls.post(url, async (request, reply) => {
        const { status, body } = await answered(request, graph.services(edition));
        if (status === 429) reply.header('retry-after', requests.retryAfter());
        return send(reply, { status, body });
      });
      calls.route({
        method: ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
        url,
        exposeHeadRoute: false,
        handler: (request, reply) => {
          const error = new PlannerError('malformed', 'The request', 'calls are sent by POST');
          return send(reply.header('allow', 'POST'), refused([error], request.log, 405));
        },
      });
    }
  });
}

function rawRequest({ raw, headers, host, method, body }: FastifyRequest): RawRequest {
  return { method, url: raw.url ?? '/', host, headers, body: (body ?? '') as Buffer };
}

function send(reply: FastifyReply, { status, body }: Answer): FastifyReply {
  reply
    .code(status)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff');
  if (body.length < WORTH_COMPRESSING) return reply.send(body);
  reply.compress(body);
  return reply;
}

function statusOf(error: unknown): number {
  const status = (error as { readonly statusCode?: unknown }).statusCode;
  return typeof status === 'number' ? status : 500;
}

function wordsOf(status: number): string {
  if (status === 413) return 'it is too large';
  return status === 415 ? 'it must be JSON' : 'it could not be read';
}
