/** The longest texts, highest numbers and most entries a character may have. */
export const CHARACTER_LIMITS = {
  name: 50,
  realm: 80,
  guild: 80,
  level: 80,
  connectedSets: 20,
  sets: 500,
  variation: 99,
} as const;
