import { talentData } from '../../catalog/talent-data.ts';
import type { QueryCall } from './call.ts';

export const getTalentData: QueryCall<'getTalentData'> = (_root, { gameClass }, { catalog }) =>
  talentData(catalog, gameClass);
