/** Milliseconds a change waits for the next of its kind before it is saved. */
export const DEBOUNCE = {
  talents: 1000,
  buffs: 1000,
  modelSettings: 3000,
  /** Gear and the rest are saved at once. */
  none: 0,
} as const;
