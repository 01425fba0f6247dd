import type { FastifyRequest } from 'fastify';
import { PAGE_ROUTES } from '@gearwright/api/page-routes.ts';

/** Each pattern of a page as an expression; those without parameters first, for they are more exact. */
const PAGES = PAGE_ROUTES.filter((route) => route.startsWith('/'))
  .toSorted((a, b) => a.split('{').length - b.split('{').length)
  .map((route) => ({
    route,
    path: new RegExp(
      `^(?:/(?:era|sod))?${route === '/' ? '/?' : route.replaceAll(/\/\{\w+\?\}/g, '(?:/[^/]+)?').replaceAll(/\{\w+\}/g, '[^/]+')}$`,
    ),
  }));

/** The pattern a request is counted and logged under: ids, names and searches are nobody's business. */
export function routeOf(request: Pick<FastifyRequest, 'url' | 'routeOptions'>): string {
  const { url } = request.routeOptions;
  if (url) return url.startsWith('/assets/') ? '/assets/*' : url;
  const path = request.url.split('?')[0] ?? '/';
  return PAGES.find((page) => page.path.test(path))?.route ?? 'other';
}
