/** The three screens every page must be good on. */
export const WIDTHS = [
  { name: '1440', width: 1440, height: 900, touch: false },
  { name: '900', width: 900, height: 1000, touch: false },
  { name: '390', width: 390, height: 844, touch: true },
] as const;
