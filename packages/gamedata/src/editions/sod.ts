import { seasonOfDiscovery } from '@gearwright/game/edition/season-of-discovery.ts';
import { classicSources } from './classic.ts';
import type { EditionSources } from './edition-sources.ts';

/** The season plays with the classic items and trees. */
export const seasonOfDiscoverySources: EditionSources = {
  ...classicSources,
  npcsBelow: Infinity,
  ownItemsFrom: 190_000,
  edition: seasonOfDiscovery,
  // Its items end with October 2024 (acceptance D10).
  date: '2024-10-31',
  // Blackwing Lair and Zul'Gurub were open by then; the gates of Ahn'Qiraj were not.
  ends: { own: 5, package: 4 },
  skillCaps: [150, 225, 300],
  runes: ['class/runes.json', 'class/retired-runes.json'],
};
