export interface PageWords {
  /** Until the screen knows a better one. */
  readonly title: string;
  /** The site's own where it is not said. */
  readonly description?: string;
  /** What its `{tab?}` can be. */
  readonly tabs?: readonly string[];
}

/** Of a set; at its own `edit` the viewer shows nothing. */
const TABS_OF_SET = ['talents', 'buffs', 'next', 'model', 'edit'];
const TABS_OF_COMPARISON = ['talents', 'buffs'];

/**
 * Every page of the app by the pattern of its path, and what it is called: the web shows a screen for each, the
 * server names it to whoever fetches the address, counts its views and logs its requests under the pattern.
 */
export const PAGES = {
  '/': { title: 'Gear planner' },
  '/login': {
    title: 'Sign In',
    description: 'Sign in to reach your characters and sets from any browser.',
  },
  '/register': {
    title: 'Create Account',
    description: 'An account keeps your characters and sets for every browser you use.',
  },
  '/forgot-password': {
    title: 'Forgot Password',
    description: 'Set a new password with a code that is mailed to you.',
  },
  '/forgot-username': {
    title: 'Forgot Username',
    description: 'Have your username mailed to the address of your account.',
  },
  '/change-password': { title: 'Settings' },
  '/characters': {
    title: 'Characters',
    description: 'Your characters and their gear sets, kept in this browser or in your account.',
  },
  '/characters/new': {
    title: 'Create Character',
    description: 'Choose race, gender and class, and begin to plan your gear.',
  },
  '/character/{characterId}': { title: 'Character' },
  '/character/{characterId}/edit': { title: 'Edit Character' },
  '/character/{characterId}/sets/new': { title: 'Create Gear Set' },
  '/character/{characterId}/set/{setId}/{tab?}': { title: 'Gear set', tabs: TABS_OF_SET },
  '/character/{characterId}/set/{setId}/edit': { title: 'Edit Gear Set' },
  '/character/{characterId}/set/{setId}/compare/{comparisonSetId}/{tab?}': {
    title: 'Comparison',
    tabs: TABS_OF_COMPARISON,
  },
  '/set/{publicId}/{tab?}': {
    title: 'Shared set',
    description: 'A gear set to look at: every slot, every stat, to copy and to export.',
    tabs: TABS_OF_SET,
  },
  '/set/{publicId}/compare/{publicId2}/{tab?}': {
    title: 'Shared comparison',
    description: 'Two gear sets side by side: every slot and every stat with its difference.',
    tabs: TABS_OF_COMPARISON,
  },
  '/link/{packed}/{tab?}': {
    title: 'Shared set',
    description: 'A gear set to look at: every slot, every stat, to copy and to export.',
    tabs: TABS_OF_SET,
  },
  '/armory/{region}/{realm}/{name}/{tab?}': {
    title: 'Live character',
    description: 'What a live character wears, with all its stats, to copy and to export.',
    tabs: TABS_OF_SET,
  },
  '/ep/import': {
    title: 'Import Equivalency Point',
    description: 'Import stat weights from a link into one of your sets.',
  },
  '/items': {
    title: 'Items',
    description: 'Every item with its real figures: search by name and read it as the game does.',
  },
  '/item/{itemId}': { title: 'Item' },
  '/talents/{gameClass?}/{selected?}': {
    title: 'Talents',
    description: 'Plan the talents of every class, point by point, and share the build as a link.',
  },
  '/guild': {
    title: 'Guild roster',
    description:
      'Paste the links of your raiders’ sets and see who needs what from which boss, with one link for all.',
  },
  '/api': {
    title: 'API',
    description: 'What programs and other sites can read here, with questions to try.',
  },
  '/privacy': {
    title: 'Privacy policy',
    description: 'What Gearwright stores about you, why, for how long, and what you can ask of us.',
  },
  '/terms': {
    title: 'Terms of use',
    description: 'The terms under which Gearwright can be used.',
  },
  '/cookies': {
    title: 'Cookies',
    description: 'Which cookies and browser storage Gearwright uses, and what for.',
  },
  '/support': {
    title: 'Support us',
    description: 'What keeps Gearwright running, what patrons get, and where to talk to us.',
  },
  '/addon': {
    title: 'In-game add-on',
    description: 'Take your character, gear and bags from the game, and advice into its tooltips.',
  },
} as const satisfies Readonly<Record<string, PageWords>>;

export type PagePath = keyof typeof PAGES;

/** Null for what is no page. */
export function wordsOf(route: string): PageWords | null {
  return Object.hasOwn(PAGES, route) ? PAGES[route as PagePath] : null;
}
