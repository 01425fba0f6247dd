import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { classicSources } from './classic.ts';
import type { EditionSources } from './edition-sources.ts';
import { seasonOfDiscoverySources } from './sod.ts';
import { burningCrusadeSources } from './tbc.ts';
import { wrathSources } from './wrath.ts';

/** The sources of every edition there is. */
export const SOURCES: Readonly<Record<EditionKey, EditionSources>> = {
  classic: classicSources,
  sod: seasonOfDiscoverySources,
  tbc: burningCrusadeSources,
  wrath: wrathSources,
};
