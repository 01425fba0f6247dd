import type { FastifyReply } from 'fastify';

/** A short answer in plain words to what cannot be answered otherwise. */
export function refuse(reply: FastifyReply, status: number, sentence: string): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`${sentence}\n`);
}
