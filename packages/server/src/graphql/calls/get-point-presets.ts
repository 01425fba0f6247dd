import { presetsOf } from '../../catalog/presets.ts';
import type { QueryCall } from './call.ts';

export const getPointPresets: QueryCall<'getPointPresets'> = (_root, { gameClass }, { catalog }) =>
  presetsOf(catalog, gameClass);
