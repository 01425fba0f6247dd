import { findSpells } from '../../catalog/find.ts';
import type { QueryCall } from './call.ts';

export const getSpells: QueryCall<'getSpells'> = (_root, { ids }, { catalog }) =>
  findSpells(catalog, ids);
