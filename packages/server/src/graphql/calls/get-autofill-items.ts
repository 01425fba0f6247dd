import { bestOfSlots } from '../../catalog/search.ts';
import type { QueryCall } from './call.ts';

export const getAutofillItems: QueryCall<'getAutofillItems'> = (_root, args, { catalog }) =>
  bestOfSlots(
    catalog,
    args.hits,
    args.query,
    args.mainWeaponQuery ?? null,
    args.offWeaponQuery ?? null,
  );
