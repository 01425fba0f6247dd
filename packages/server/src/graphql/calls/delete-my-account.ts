import type { MutationCall } from './call.ts';

export const deleteMyAccount: MutationCall<'deleteMyAccount'> = async (
  _root,
  { password },
  { services, identity },
) => {
  await services.deleteMyAccount(identity, password);
  return true;
};
