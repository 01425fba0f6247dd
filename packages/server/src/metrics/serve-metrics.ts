import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

/** Prometheus reads them here, with the token of the configuration; without one there is nothing here. */
export function serveMetrics(
  server: FastifyInstance,
  { registry }: Metrics,
  token: string | null,
): void {
  if (token === null) return;
  const expected = hash(`Bearer ${token}`);
  server.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!timingSafeEqual(hash(request.headers.authorization ?? ''), expected)) {
      return reply.code(401).header('www-authenticate', 'Bearer').send('Unauthorized\n');
    }
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
