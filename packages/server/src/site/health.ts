import type { FastifyInstance } from 'fastify';
import type { Site } from '@gearwright/game/edition/sites.ts';
import type { Context } from '../context.ts';

/** `/healthz`: the process answers, and which build. `/readyz`: it can do its work, and is not about to stop. */
export function answerHealth(server: FastifyInstance, site: Site, context: Context): void {
  const editions = site.seasons.map(({ edition }) => edition);
  const data = Object.fromEntries(editions.map((key) => [key, context.dataDates[key]]));
  const build = context.builds[site.key];
  server.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok', site: site.key, build, data }),
  );
  server.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const reason = context.stopping() ? 'stopping' : await whatIsMissing();
    if (reason === null) return { status: 'ready' };
    if (reason !== 'stopping') request.log.warn({ reason }, 'not ready');
    return reply.code(503).send({ status: 'not ready', reason });
  });

  async function whatIsMissing(): Promise<string | null> {
    const trouble = await context.writeTrouble();
    if (trouble !== null) return trouble;
    try {
      for (const edition of editions) context.catalogs(edition);
      return null;
    } catch {
      return 'data';
    }
  }
}
