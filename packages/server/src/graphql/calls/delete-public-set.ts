import { publicSets } from '../asker.ts';
import type { MutationCall } from './call.ts';

export const deletePublicSet: MutationCall<'deletePublicSet'> = async (_root, args, context) => {
  await publicSets(context).deletePublicSet(args.publicId, args.deleteToken);
  return true;
};
