import { STORED_LANGUAGE } from '../../language/page-language.ts';

/** The names under which the browser's local storage keeps small choices; the specified ones to the letter. */
export const LOCAL_KEYS = {
  /** The language of the pages, as `?lang=` names it. */
  language: STORED_LANGUAGE,
  /** The language of the game's names: a tag, or "en"; none for that of the page. */
  namesLanguage: 'names-language',
  /** "true" once the player said no to moving their data. */
  migrateIgnore: 'local-data-migrate-ignore',
  /** "true" or "false". */
  modelDisabledOnLoad: 'model-viewer-disable-on-load',
  /** Which section a heading of the stats panel shows. */
  statSection: (setId: string, sectionIndex: number) => `stat-section-${setId}-${sectionIndex}`,
  /** "true" while the sections of the stats panel show every figure they have. */
  statsInFull: 'stats-in-full',
  /** Searches of the items page under their names. */
  savedSearches: (edition: string) => `saved-searches-${edition}`,
  /** Item ids of the materials that are there already, with spaces between. */
  tickedMaterials: (setId: string) => `ticked-materials-${setId}`,
  /** "true" while talents are read as lists. */
  talentsAsList: 'talents-as-list',
  /** "accepted" once the notice was read. */
  cookieNotice: 'cookie-notice',
  /** "true" once the home page had something of the visitor's to show: it waits for it the next time. */
  returning: 'returning-visitor',
  /** Filled in at the next sign-in when the player asked for it. */
  rememberedUsername: 'remembered-username',
  /** Who was signed in when the server last said. */
  signedInAs: 'signed-in-as',
  /** "true" when a swapped item takes over the enchant and gems that fit it (acceptance D20). */
  keepWhenSwapping: 'keep-when-swapping',
} as const;

/** The names under which one tab keeps something until it is closed. */
export const TAB_KEYS = {
  /** What is chosen for a character before it is created: a reload does not lose it. */
  characterDraft: (edition: string) => `character-draft-${edition}`,
  /** What is typed into the form of a set: of a new one under its character's id. */
  setDraft: (id: string) => `set-draft-${id}`,
  /** The equivalency point being written on the page of this path. */
  pointDraft: (path: string) => `point-draft-${path}`,
  /** Who registered and has not entered the code yet; the password is not kept. */
  unconfirmed: (part: string) => `unconfirmed-${part}`,
} as const;
