import { signedIn } from '../asker.ts';
import type { MutationCall } from './call.ts';

export const deleteMyAccount: MutationCall<'deleteMyAccount'> = async (
  _root,
  { password },
  context,
) => {
  await context.services.deleteMyAccount(signedIn(context), password, context.guard);
  return true;
};
