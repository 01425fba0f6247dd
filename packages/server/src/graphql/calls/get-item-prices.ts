import { checkIds } from '../../catalog/find.ts';
import type { QueryCall } from './call.ts';

export const getItemPrices: QueryCall<'getItemPrices'> = (_root, { ids, realm }, { services }) => {
  checkIds(ids);
  return services.prices.of(ids, realm);
};
