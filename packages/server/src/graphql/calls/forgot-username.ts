import type { MutationCall } from './call.ts';

export const forgotUsername: MutationCall<'forgotUsername'> = async (_root, { email }, context) => {
  await context.services.forgotUsername(email, context.guard);
  return true;
};
