import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Site } from '@gearwright/game/edition/sites.ts';
import type { Context } from '../context.ts';

/** Milliseconds a database may take to say that it is there. */
const PATIENCE = 2_000;

/** `/healthz`: the process answers. `/readyz`: it can do its work, and is not about to stop. */
export function answerHealth(server: FastifyInstance, site: Site, context: Context): void {
  const editions = site.seasons.map(({ edition }) => edition);
  const data = Object.fromEntries(editions.map((key) => [key, context.dataDates[key]]));
  server.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok', site: site.key, data }),
  );
  server.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const reason = context.stopping() ? 'stopping' : await whatIsMissing();
    if (reason === null) return { status: 'ready' };
    if (reason !== 'stopping') request.log.warn({ reason }, 'not ready');
    return reply.code(503).send({ status: 'not ready', reason });
  });

  async function whatIsMissing(): Promise<string | null> {
    try {
      await within(PATIENCE, sql`select 1`.execute(context.database.db));
    } catch {
      return 'database';
    }
    try {
      for (const edition of editions) context.catalogs(edition);
      return null;
    } catch {
      return 'data';
    }
  }
}

async function within<Value>(milliseconds: number, promise: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('too late')), milliseconds);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
