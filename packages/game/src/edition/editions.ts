import type { EditionKey } from '../stat/catalogue.ts';
import { burningCrusade } from './burning-crusade.ts';
import { classic } from './classic.ts';
import type { Edition } from './edition.ts';
import { seasonOfDiscovery } from './season-of-discovery.ts';
import { wrath } from './wrath.ts';

export const EDITIONS: Readonly<Record<EditionKey, Edition>> = {
  classic,
  sod: seasonOfDiscovery,
  tbc: burningCrusade,
  wrath,
};

export const EDITION_KEYS: readonly EditionKey[] = ['classic', 'sod', 'tbc', 'wrath'];
