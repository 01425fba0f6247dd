import { PAGES, wordsOf, type PagePath } from './pages.ts';

/** A tab of the set page that is counted by itself. */
const TALENTS_OF_SET = '/character/{characterId}/set/{setId}/talents';

/** The patterns that page views are counted under, without ids and names; `other` is whatever is no page of ours. */
export type PageRoute = PagePath | typeof TALENTS_OF_SET | 'other';

export const PAGE_ROUTES: readonly PageRoute[] = [
  ...(Object.keys(PAGES) as PagePath[]),
  TALENTS_OF_SET,
  'other',
];

export function pageRoute(text: string): PageRoute {
  return PAGE_ROUTES.find((route) => route === text) ?? 'other';
}

/** Each pattern as an expression; those with fewer parameters first, for they are more exact. */
const PATTERNS = PAGE_ROUTES.filter((route) => route.startsWith('/'))
  .toSorted((a, b) => a.split('{').length - b.split('{').length)
  .map((route) => ({ route, path: expressionOf(route) }));

function expressionOf(route: string): RegExp {
  const tabs = wordsOf(route)?.tabs?.join('|') ?? '[^/]+';
  const path = route
    .replace('/{tab?}', `(?:/(?:${tabs}))?`)
    .replaceAll(/\/\{\w+\?\}/g, '(?:/[^/]+)?')
    .replaceAll(/\{\w+\}/g, '[^/]+')
    .replace(/^\/$/, '/?');
  return new RegExp(`^${path}$`);
}

/** The page that a path, without its season, belongs to. */
export function routeOfPath(path: string): PageRoute {
  return PATTERNS.find((page) => page.path.test(path))?.route ?? 'other';
}
