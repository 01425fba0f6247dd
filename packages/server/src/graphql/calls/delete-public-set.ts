import type { MutationCall } from './call.ts';

export const deletePublicSet: MutationCall<'deletePublicSet'> = async (_root, args, context) => {
  await context.roster.deletePublicSet(args.publicId, args.deleteToken);
  return true;
};
