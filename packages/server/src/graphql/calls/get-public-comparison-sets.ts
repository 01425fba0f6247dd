import type { QueryCall } from './call.ts';

export const getPublicComparisonSets: QueryCall<'getPublicComparisonSets'> = (
  _root,
  { publicId, publicId2 },
  context,
) => Promise.all([publicId, publicId2].map((id) => context.roster.getPublicSet(id)));
