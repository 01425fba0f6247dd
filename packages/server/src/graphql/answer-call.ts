import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { EditionKey } from '@gearwright/game/stat/catalogue.ts';
import { PlannerError, type MessageCode } from '@gearwright/game/messages.ts';
import { clientAddress } from '../signing/client-address.ts';
import { answer, refused, type Answer } from './answer.ts';
import { replyWith, type CallReply } from './call-reply.ts';
import type { Graph } from './create-graph.ts';
import { readQuestion } from './read-question.ts';
import type { Sender } from './sender.ts';

/** A call that has arrived whole, by whichever door. */
export interface Call {
  readonly edition: EditionKey;
  readonly request: IncomingMessage;
  readonly sender: Sender;
  /** As it came: signatures are over its bytes. */
  readonly body: Buffer;
  readonly log: FastifyBaseLogger;
}

const STATUS: Partial<Record<MessageCode, number>> = {
  requestForged: 401,
  requestSkewed: 401,
  requestExpired: 401,
  tooManyRequests: 429,
};

/** What is sent back, by whichever door. */
export async function replyToCall(graph: Graph, call: Call): Promise<CallReply> {
  const answered = await answerCall(graph, call);
  for (const code of answered.failed ?? []) graph.countFailure(code);
  const reply = await replyWith(answered, call.request);
  if (reply.status === 429) reply.headers['retry-after'] = graph.requests.retryAfter();
  return reply;
}

/** Says who asks, counts them, and answers them; a refusal is an answer too. */
async function answerCall(graph: Graph, call: Call): Promise<Answer> {
  const { request, sender, body, log } = call;
  try {
    if (!graph.requests.take(clientAddress(sender.ip))) throw new PlannerError('tooManyRequests');
    const { method = '', url = '/', headers } = request;
    const identity = graph.verifier.verify({ method, url, host: sender.host, headers, body });
    const writer = identity.kind === 'user' ? identity.userId : identity.client;
    return await answer(graph.documents, graph.answers, {
      question: readQuestion(body),
      identity,
      services: graph.services(call.edition),
      log,
      countWrite() {
        if (!graph.writes.take(writer)) throw new PlannerError('tooManyRequests');
      },
    });
  } catch (error) {
    const code = error instanceof PlannerError ? (error.code as MessageCode) : null;
    return refused([error], log, code ? (STATUS[code] ?? 400) : 500);
  }
}
