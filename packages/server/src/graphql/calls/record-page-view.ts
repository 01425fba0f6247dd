import type { MutationCall } from './call.ts';

export const recordPageView: MutationCall<'recordPageView'> = async (_root, { route }, context) => {
  await context.services.recordPageView(route, context.guard);
  return true;
};
