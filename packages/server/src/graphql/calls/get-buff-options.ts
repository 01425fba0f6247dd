import { buffCategories } from '../../catalog/buffs.ts';
import type { QueryCall } from './call.ts';

export const getBuffOptions: QueryCall<'getBuffOptions'> = (
  _root,
  { gameClass, race, level },
  { catalog },
) => buffCategories(catalog, gameClass, race, level);
