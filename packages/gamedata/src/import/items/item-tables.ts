import type { ImportedTable } from '../imported-table.ts';
import { bonusArmor } from './bonus-armor.ts';
import { enchants } from './enchants.ts';
import { gems } from './gems.ts';
import { heirlooms } from './heirlooms.ts';
import { itemEffects } from './item-effects.ts';
import { itemFacts } from './item-facts.ts';
import { factions, zones } from './places.ts';
import { sets } from './sets.ts';
import { suffixes } from './suffixes.ts';

/** Every table about items: one line each. */
export const ITEM_TABLES: readonly ImportedTable[] = [
  itemFacts,
  suffixes,
  sets,
  enchants,
  gems,
  itemEffects,
  bonusArmor,
  heirlooms,
  zones,
  factions,
];
