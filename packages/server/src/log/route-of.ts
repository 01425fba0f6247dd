import type { FastifyRequest } from 'fastify';
import { routeOfPath } from '@gearwright/api/page-routes.ts';
import { withoutSeason } from '@gearwright/game/edition/sites.ts';

/** The pattern a request is counted and logged under: ids, names and searches are nobody's business. */
export function routeOf(request: Pick<FastifyRequest, 'url' | 'routeOptions'>): string {
  const { url } = request.routeOptions;
  if (url) return url.startsWith('/assets/') ? '/assets/*' : url;
  return routeOfPath(withoutSeason(request.url.split('?')[0] ?? '/'));
}
