/** Where the navigation leads. */
export const MAIN_PLACES = [
  { to: '/characters', label: 'Characters' },
  { to: '/items', label: 'Items' },
  { to: '/talents', label: 'Talents' },
  { to: '/guild', label: 'Guild' },
] as const;
