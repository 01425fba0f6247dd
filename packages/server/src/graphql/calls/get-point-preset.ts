import { presetById } from '../../catalog/presets.ts';
import type { QueryCall } from './call.ts';

export const getPointPreset: QueryCall<'getPointPreset'> = (_root, { id }, { catalog }) =>
  presetById(catalog, id);
