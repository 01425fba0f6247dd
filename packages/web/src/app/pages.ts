import type { PageRoute } from '@gearwright/api/page-routes.ts';

/** The pages there are; a feature that lands adds its own, and its row in `app-routes.ts`. */
export const PAGES = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/forgot-username',
  '/change-password',
  '/characters',
  '/characters/new',
  '/character/{characterId}',
  '/character/{characterId}/edit',
  '/character/{characterId}/set/{setId}/{tab?}',
  '/character/{characterId}/set/{setId}/compare/{comparisonSetId}/{tab?}',
  '/set/{publicId}/{tab?}',
  '/set/{publicId}/compare/{publicId2}/{tab?}',
  '/armory/{region}/{realm}/{name}/{tab?}',
  '/character/{characterId}/sets/new',
  '/character/{characterId}/set/{setId}/edit',
  '/ep/import',
  '/items',
  '/talents/{gameClass?}/{selected?}',
  '/privacy',
  '/terms',
  '/cookies',
  '/addon',
] as const satisfies readonly PageRoute[];

export type Page = (typeof PAGES)[number];

/** Links to a page appear when the page does. */
export function hasRoute(route: PageRoute): boolean {
  return (PAGES as readonly PageRoute[]).includes(route);
}
