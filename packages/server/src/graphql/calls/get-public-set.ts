import { publicSets } from '../asker.ts';
import type { QueryCall } from './call.ts';

export const getPublicSet: QueryCall<'getPublicSet'> = (_root, { publicId }, context) =>
  publicSets(context).getPublicSet(publicId);
