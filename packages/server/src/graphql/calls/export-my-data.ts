import type { QueryCall } from './call.ts';

export const exportMyData: QueryCall<'exportMyData'> = (_root, _args, { services, identity }) =>
  services.exportMyData(identity);
