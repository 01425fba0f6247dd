import type { MutationCall } from './call.ts';

export const forgotUsername: MutationCall<'forgotUsername'> = async (_root, { email }, context) => {
  await context.services.forgotUsername(context.identity, email, context.guard);
  return true;
};
