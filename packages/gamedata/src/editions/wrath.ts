import { wrath } from '@gearwright/game/edition/wrath.ts';
import type { EditionSources } from './edition-sources.ts';

export const wrathSources: EditionSources = {
  edition: wrath,
  date: '2025-07-31',
  itemPackage: 'wow-classic-items-wrath',
  tables: 'wrath',
  glyphs: ['class/glyphs.json'],
  runes: [],
  expansions: ['classic', 'tbc', 'wrath'],
};
