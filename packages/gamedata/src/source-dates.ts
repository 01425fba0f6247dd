import type { EditionKey } from '@gearwright/game/stat/catalogue.ts';

/** ISO date of the newest source of an edition's items: what a site shows as the date of its data. */
export const SOURCE_DATES: Readonly<Record<EditionKey, string>> = {
  // Item and effect facts as WoWSims published them in July 2025.
  classic: '2025-07-31',
  // Its items end with October 2024 (acceptance D10).
  sod: '2024-10-31',
  tbc: '2025-07-31',
  wrath: '2025-07-31',
};
