/** Who the editions are, in the order they came out. The rules of each stand in its own file; `editions.ts` collects them. */
export const EDITION_KEYS = ['classic', 'sod', 'tbc', 'wrath'] as const;

export type EditionKey = (typeof EDITION_KEYS)[number];
