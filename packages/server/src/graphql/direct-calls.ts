import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyBaseLogger } from 'fastify';
import { ENDPOINTS } from '@gearwright/api/endpoints.ts';
import { EDITION_KEYS } from '@gearwright/game/edition/edition-keys.ts';
import { REQUEST_ID, type NoteAnswer } from '../metrics/watch-requests.ts';
import type { securityHeaders } from '../site/security.ts';
import { replyToCall, type Call } from './answer-call.ts';
import type { Graph } from './create-graph.ts';
import { GRAPH_LIMITS } from './limits.ts';
import type { ReadSender } from './sender.ts';

export interface DirectCalls {
  readonly graph: Graph;
  readonly readSender: ReadSender;
  readonly log: FastifyBaseLogger;
  readonly note: NoteAnswer;
  readonly headers: ReturnType<typeof securityHeaders>;
}

const EDITIONS = new Map(EDITION_KEYS.map((edition) => [ENDPOINTS[edition], edition]));
const LENGTH = /^[1-9]\d{0,8}$/;

/**
 * Calls as our own clients make them, answered without the framework, whose rounds take longer than most answers.
 * Whatever is unusual about a request goes the other way, where it is answered or refused in the same words.
 */
export function directCalls(door: DirectCalls, otherwise: RequestListener): RequestListener {
  return (request, response) => {
    const edition = isUsual(request) ? EDITIONS.get(request.url!) : undefined;
    // A request by plain http goes to Fastify, which redirects or refuses it.
    const isOdd = request.headers['x-forwarded-proto'] === 'http';
    if (edition === undefined || isOdd) return otherwise(request, response);
    const began = performance.now();
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks);
      answerDirectly(door, { edition, request, body }, response, began).catch((error: unknown) => {
        door.log.error({ err: error }, 'an answer failed');
        response.destroy();
      });
    });
  };
}

/** Whether it is an ordinary call: a POST of JSON with a Content-Length within the limit. */
function isUsual({ method, headers }: IncomingMessage): boolean {
  const length = headers['content-length'];
  return (
    method === 'POST' &&
    headers['content-type'] === 'application/json' &&
    length !== undefined &&
    LENGTH.test(length) &&
    Number(length) <= GRAPH_LIMITS.body
  );
}

async function answerDirectly(
  { graph, note, log, readSender, headers: secured }: DirectCalls,
  arrived: Pick<Call, 'edition' | 'request' | 'body'>,
  response: ServerResponse,
  began: number,
): Promise<void> {
  const reqId = randomUUID();
  // Caught here: an error thrown by a listener of an event would end the process.
  const call: Call = { ...arrived, sender: readSender(arrived.request), log };
  const { status, headers, body } = await replyToCall(graph, call);
  response.on('finish', () => {
    const { method = '', url: route = '' } = call.request;
    note(call.log, { reqId, method, route, statusCode: status, took: performance.now() - began });
  });
  headers[REQUEST_ID] = reqId;
  Object.assign(headers, call.sender.isHttps ? secured.https : secured.plain);
  if (body instanceof Readable) {
    await pipeline(body, response.writeHead(status, headers));
    return;
  }
  const length = Buffer.byteLength(body);
  headers['content-length'] = length;
  // Letters of one byte each leave as they are, which is faster than encoding them.
  response.writeHead(status, headers).end(body, length === body.length ? 'latin1' : 'utf8');
}
