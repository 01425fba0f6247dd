import { publicSets } from '../asker.ts';
import type { MutationCall } from './call.ts';

export const countOpening: MutationCall<'countOpening'> = async (_root, { publicId }, context) => {
  await publicSets(context).countOpening(publicId);
  return true;
};
