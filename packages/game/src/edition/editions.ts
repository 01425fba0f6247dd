import type { EditionKey } from './edition-keys.ts';
import { burningCrusade } from './burning-crusade.ts';
import { classic } from './classic.ts';
import type { Edition } from './edition.ts';
import { seasonOfDiscovery } from './season-of-discovery.ts';
import { wrath } from './wrath.ts';

/** The rules of every edition there is. */
export const EDITIONS: Readonly<Record<EditionKey, Edition>> = {
  classic,
  sod: seasonOfDiscovery,
  tbc: burningCrusade,
  wrath,
};
