/** The widths and wishes that screens differ by, for code (`useMedia`) and styles (`@media (--narrow)`) alike. */
export const MEDIA = {
  /** Mobile is 800 px or less. */
  narrow: '(max-width: 800px)',
  wide: '(min-width: 801px)',
  /** Where rows of buttons and columns have to do without their words. */
  compact: '(max-width: 1200px)',
  roomy: '(min-width: 1201px)',
  /** Nothing should move by itself. */
  still: '(prefers-reduced-motion: reduce)',
} as const;
