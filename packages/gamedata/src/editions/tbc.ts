import { burningCrusade } from '@gearwright/game/edition/burning-crusade.ts';
import type { EditionSources } from './edition-sources.ts';

export const burningCrusadeSources: EditionSources = {
  edition: burningCrusade,
  date: '2025-07-31',
  itemPackage: 'wow-classic-items-tbc',
  tables: 'tbc',
  glyphs: [],
  runes: [],
  expansions: ['classic', 'tbc'],
};
