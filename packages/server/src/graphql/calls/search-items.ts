import { PAGE_SIZE } from '@gearwright/game/search/query.ts';
import { searchPage } from '../../catalog/search.ts';
import type { QueryCall } from './call.ts';

export const searchItems: QueryCall<'searchItems'> = (_root, { query, from, size }, { catalog }) =>
  searchPage(catalog, query, from ?? 0, size ?? PAGE_SIZE);
