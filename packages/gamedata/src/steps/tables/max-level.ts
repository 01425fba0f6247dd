import type { EditionKey } from '@gearwright/game/stat/catalogue.ts';

export const MAX_LEVEL: Readonly<Record<EditionKey, number>> = {
  classic: 60,
  sod: 60,
  tbc: 70,
  wrath: 80,
};
