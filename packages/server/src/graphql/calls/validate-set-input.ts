import { validateSet } from '../../catalog/validate-set.ts';
import type { QueryCall } from './call.ts';

export const validateSetInput: QueryCall<'validateSetInput'> = (
  _root,
  { gameClass, input },
  { catalog },
) => validateSet(catalog, gameClass, input);
