import type { Query } from '@gearwright/api/generated/types.ts';

/** Of these, those that look at every item there is. */
export const LONG_CALLS: ReadonlySet<string> = new Set<keyof Query>([
  'searchItems',
  'getAutofillItems',
]);

/** Calls whose answer follows from the edition's data and the question alone. */
export const CATALOG_CALLS: ReadonlySet<string> = new Set<keyof Query>([
  'searchItems',
  'getAutofillItems',
  'getItems',
  'getBaseStats',
  'getTalentData',
  'getSpells',
  'getSpellLine',
  'getBuffOptions',
  'getPointPresets',
  'getPointPreset',
]);
