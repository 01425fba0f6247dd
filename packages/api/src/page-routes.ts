/** The patterns page views are counted under: no ids, no names. */
export const PAGE_ROUTES = [
  '/',
  '/characters',
  '/characters/new',
  '/character/{characterId}',
  '/character/{characterId}/edit',
  '/character/{characterId}/sets/new',
  '/character/{characterId}/set/{setId}/{tab?}',
  '/character/{characterId}/set/{setId}/edit',
  '/character/{characterId}/set/{setId}/talents',
  '/character/{characterId}/set/{setId}/compare/{comparisonSetId}/{tab?}',
  '/armory/{region}/{realm}/{name}/{tab?}',
  '/set/{publicId}/{tab?}',
  '/set/{publicId}/compare/{publicId2}/{tab?}',
  '/login',
  '/register',
  '/forgot-password',
  '/forgot-username',
  '/change-password',
  '/privacy',
  '/terms',
  '/cookies',
  '/addon',
  '/items',
  '/talents/{gameClass?}/{selected?}',
  '/ep/import',
  /** Whatever is not a page of ours. */
  'other',
] as const;

export type PageRoute = (typeof PAGE_ROUTES)[number];

export function pageRoute(text: string): PageRoute {
  return PAGE_ROUTES.find((route) => route === text) ?? 'other';
}
