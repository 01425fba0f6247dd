import type { QueryCall } from './call.ts';

export const getPublicSet: QueryCall<'getPublicSet'> = (_root, { publicId }, context) =>
  context.roster.getPublicSet(publicId);
