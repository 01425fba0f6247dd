import { publicSets } from '../asker.ts';
import type { QueryCall } from './call.ts';

export const getPublicComparisonSets: QueryCall<'getPublicComparisonSets'> = (
  _root,
  { publicId, publicId2 },
  context,
) => Promise.all([publicId, publicId2].map((id) => publicSets(context).getPublicSet(id)));
