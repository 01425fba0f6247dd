import { classic } from '@gearwright/game/edition/classic.ts';
import type { EditionSources } from './edition-sources.ts';

export const classicSources: EditionSources = {
  edition: classic,
  // Item and effect facts as WoWSims published them in July 2025.
  date: '2025-07-31',
  itemPackage: 'wow-classic-items-classic',
  tables: 'classic',
  glyphs: [],
  runes: [],
  expansions: ['classic'],
  // Those above came with Season of Discovery.
  npcsBelow: 200_000,
};
