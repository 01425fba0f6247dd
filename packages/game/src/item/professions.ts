/** The bit of a profession mask is the place in this list. */
export const PROFESSIONS = [
  'alchemy',
  'blacksmithing',
  'enchanting',
  'engineering',
  'herbalism',
  'leatherworking',
  'mining',
  'skinning',
  'tailoring',
  'jewelcrafting',
  'inscription',
  'cooking',
  'firstaid',
  'fishing',
] as const;
export type Profession = (typeof PROFESSIONS)[number];
