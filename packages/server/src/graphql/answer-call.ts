import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { PlannerError, type MessageCode } from '@gearwright/game/messages.ts';
import { clientAddress } from '../signing/client-address.ts';
import { answer, refused, type Answer, type Asked } from './answer.ts';
import { replyWith, type CallReply } from './call-reply.ts';
import type { Graph } from './create-graph.ts';
import { readQuestion, type Question } from './read-question.ts';
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
  serverBusy: 503,
};

/** Seconds. */
const BUSY_FOR = 2;
/** What one core writes, and compresses, in a millisecond. */
const LETTERS_A_MILLISECOND = 40_000;
/** Milliseconds of an answer that is written piece by piece. */
const WHOLE_EXPORT = 200;

/** What is sent back, by whichever door. */
export async function replyToCall(graph: Graph, call: Call): Promise<CallReply> {
  const answered = await answerCall(graph, call);
  for (const code of answered.failed ?? []) graph.countFailure(code);
  const reply = await replyWith(answered, call.request);
  if (reply.status === 429) {
    const client = clientAddress(call.sender.ip);
    reply.headers['retry-after'] = graph.work.hasRoom(client)
      ? graph.requests.retryAfter()
      : graph.work.retryAfter(client);
  }
  if (reply.status === 503) reply.headers['retry-after'] = BUSY_FOR;
  return reply;
}

/** Says who asks, counts them, and answers them; a refusal is an answer too. */
async function answerCall(graph: Graph, call: Call): Promise<Answer> {
  const { request, sender, body, log } = call;
  const client = clientAddress(sender.ip);
  const began = performance.now();
  // The time until the first query counts as work of this thread: expensive calls mostly need no query at all.
  const work = (doing: Promise<Answer>): Promise<Answer> => {
    graph.work.spend(client, performance.now() - began);
    return doing;
  };
  try {
    if (!graph.requests.take(client) || !graph.work.hasRoom(client)) {
      throw new PlannerError('tooManyRequests');
    }
    const { method = '', url = '/', headers } = request;
    const identity = graph.verifier.verify({ method, url, host: sender.host, headers, body });
    const writer = identity.kind === 'user' ? identity.userId : identity.client;
    const asked: Asked = {
      question: readQuestion(body),
      identity,
      services: graph.services(call.edition),
      log,
      countWrite() {
        if (!graph.writes.take(writer)) throw new PlannerError('tooManyRequests');
      },
      ...(graph.catalogThread.isReady(call.edition) && {
        elsewhere: (each: Question) => graph.catalogThread.ask(client, call.edition, each),
      }),
    };
    const answered = await work(answer(graph.documents, graph.answers, asked));
    graph.work.spend(client, writingTime(answered));
    return answered;
  } catch (error) {
    const code = error instanceof PlannerError ? (error.code as MessageCode) : null;
    return refused([error], log, code ? (STATUS[code] ?? 400) : 500);
  }
}

/** Milliseconds to write and compress an answer, about. */
function writingTime({ body }: Answer): number {
  return typeof body === 'string' ? body.length / LETTERS_A_MILLISECOND : WHOLE_EXPORT;
}
