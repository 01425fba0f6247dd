import { findItems } from '../../catalog/find.ts';
import type { QueryCall } from './call.ts';

export const getItems: QueryCall<'getItems'> = (_root, { ids, scaledLevel }, { catalog }) =>
  findItems(catalog, ids, scaledLevel ?? null);
