import type { QueryCall } from './call.ts';

export const getLiveSet: QueryCall<'getLiveSet'> = (_root, { region, realm, name }, context) =>
  context.services.armory.character(region, realm, name);
