/** The sentences players read, letter for letter as specified. */
export const MESSAGES = {
  // Loading
  setLoadFailed: () => 'Whoops. An error occurred loading this set.',
  refreshPage: () => 'Please try refreshing the page.',
  publicSetNotFound: () => 'Whoops. This set could not be found.',
  talentLoadFailed: () => 'An error occurred loading talent data',
  charactersLoadFailed: () =>
    'Whoops! An error occurred loading your characters. Please try refreshing the page.',
  wizardCharactersLoadFailed: () =>
    'Whoops. An error occurred loading your characters. Please try refreshing the page.',
  pinnedSetsLoadFailed: () =>
    'Whoops! An error occurred loading your pinned sets. Please try refreshing the page.',
  unknownError: () => 'An unknown error occurred',

  // Empty states
  noCharactersYet: () => 'You have no characters yet. Create your first now.',
  noCharacters: () => 'You have no characters.',
  noSets: () => 'This character has no sets.',
  noRecords: (records: string) => `No ${records} Found`,
  noUpgrades: () => 'No Upgrades Found',
  noCustomPoints: () => 'No custom points found',
  noneAvailable: () => 'None available',

  // Import, sync, link
  importParseFailed: () => 'Failed to parse input string.',
  importFailed: () => 'Failed to import data.',
  syncFailed: () => 'Failed to sync data.',
  liveCharacterNotFound: () => 'Character not found',
  liveCharacterOtherClass: () => 'Character is not the same class',
  liveCharacterAlreadyLinked: () => 'This character is already linked',
  liveCharacterLaterExpansion: () =>
    'This character plays a later expansion. Import its gear from an addon instead.',
  armoryBusy: () => 'Too many characters are being looked up. Please try again in a minute.',
  armoryUnreachable: () => 'Live characters cannot be reached right now. Please try again later.',
  readOnlyLiveSet: () => 'Viewing read-only live character data. Copy to a new set to edit.',

  // Roster
  setNotFound: () => 'Set not found',
  guestLinkStands: () =>
    'Without an account a link always shows the set as it was when it was shared.',
  snapshotNotFound: () => 'This snapshot is no longer there',
  notInBin: () => 'This is not in the bin any more',
  characterNotFound: () => 'Character not found',
  characterDoesNotExist: () => 'Character does not exist',
  invalidPoint: () => 'Invalid point provided',
  pointNotFound: () => 'Point not found',
  staleSet: () => 'This set was changed elsewhere',
  staleInventory: () => 'These bags were changed elsewhere',
  guestLinksFull: () =>
    'No more sets can be shared without an account right now. Please sign in to share this one.',
  limitReached: (things: string, most: number) => `You can only have up to ${most} ${things}`,

  // The browser's store
  storageFull: () =>
    'The storage of this browser is full: your latest changes last only until this page is closed. Free some space or export them.',
  storageRefused: () =>
    'This browser does not let the page store anything: your changes last only until it is closed. Export them to keep them.',

  // Forms
  required: (label: string) => `${label} is required`,
  invalidEmail: () => 'Not a valid email address',
  passwordTooShort: () => 'Password must be at least 8 characters',
  passwordCommon: () =>
    'This password is one of those that are guessed first. Please choose another one.',
  passwordIsName: () => 'The password must not be your username or email address',
  passwordsDiffer: () => 'Passwords do not match',
  passwordChanged: () => 'Password successfully changed',
  userNotConfirmed: () => 'User is not confirmed.',
  usernameMailSent: () =>
    'An email has been sent to the given address with existing username information, if any exists.',
  usernameMailFailed: () => 'An error occurred submitting your request. Please try again.',
  pointRequired: () => 'At least one equivalency point is required',
  duplicatePoint: () => 'You cannot add the same equivalency point more than once',
  pointStatRequired: () => 'At least one stat is required in an equivalency point',
  pointUnfinished: () => 'Finish or cancel the equivalency point you are editing',
  wishlistFull: () => 'You can only have up to 100 items in a wishlist',

  // Accounts
  usernameTaken: () => 'This username is already taken',
  addressTaken: () => 'There is already an account with this email address',
  usernameInvalid: () =>
    'Username must be 3 to 30 letters, digits, dashes or underscores, beginning with a letter or digit',
  wrongCredentials: () => 'Incorrect username or password',
  wrongPassword: () => 'The old password is not correct',
  wrongPasswordToDelete: () => 'The password is not correct',
  wrongCode: () => 'The verification code is wrong or has expired',
  captchaFailed: () => 'The captcha was not accepted. Please try again.',
  tooManyAttempts: () => 'Too many attempts. Please wait a few minutes and try again.',
  notSignedIn: () => 'You need to sign in first',
  foreignOrigin: () => 'This request comes from another site',

  // Signed requests (acceptance D19)
  requestForged: () => 'The signature of this request does not match',
  requestSkewed: () => 'The clock of this device differs too much from ours',
  requestExpired: () => 'The credentials of this request have expired',
  requestReplayed: () => 'This request was already made',
  sessionEnded: () => 'You have been signed out',
  accountDeleted: () => 'Your account was deleted',
  tooManyRequests: () => 'Too many requests. Please wait a minute and try again.',
  timedOut: () => 'The request took too long. Please try again.',
  serverBusy: () => 'The server has too much to do right now. Please try again in a moment.',
  otherVersion: () =>
    'Gearwright was updated: your change is kept and will be saved after the page is reloaded.',

  // Stat texts
  invalidJson: () => 'Invalid JSON',
  unknownStat: (key: string) => `"${key}" is not a valid stat`,
  statNotNumber: (key: string) => `"${key}" value must be a number`,
  invalidPawn: () => 'This is no Pawn string',

  // Talents, glyphs
  talentNeedsPoints: (points: number, talent: string) =>
    `Requires ${points} ${points === 1 ? 'point' : 'points'} in ${talent}`,
  talentRowLocked: (points: number, tree: string) => `Requires ${points} points in ${tree} Talents`,
  talentFull: (talent: string) => `${talent} is at its highest rank`,
  talentNotTaken: (talent: string) => `${talent} has no points`,
  noTalentPoints: (level: number) => `No talent points are left at level ${level}`,
  glyphSlotLocked: (level: number) => `Unlocked at level ${level}`,

  // Gems
  gemNeedsAtLeast: (count: number, color: string) =>
    `Requires at least ${count} ${color} gem${count === 1 ? '' : 's'}`,
  gemNeedsMore: (color: string, other: string) => `Requires more ${color} gems than ${other} gems`,

  // Refusals of the rules on what a change would break (acceptance E4)
  unknownItem: (id: string) => `Unknown item ${id}`,
  unknownEnchant: (id: string) => `Unknown enchant ${id}`,
  unknownGem: (id: string) => `Unknown gem ${id}`,
  unknownRune: (id: string) => `Unknown rune ${id}`,
  unknownForm: (form: string) => `Unknown form ${form}`,
  unknownTalent: (id: string) => `Unknown talent ${id}`,
  notABuild: () => 'This is no build.',
  notUnderstood: (sentence: string) => sentence,
  unknownGlyph: (id: string) => `Unknown glyph ${id}`,
  unknownBuff: (id: string) => `Unknown buff ${id}`,
  unknownConsumable: (id: string) => `Unknown consumable ${id}`,
  unknownPreset: (id: string) => `Unknown preset point ${id}`,
  unknownSlot: (slot: string) => `Unknown slot ${slot}`,
  wrongSlot: (item: string, slot: string) => `${item} cannot be worn in the ${slot} slot`,
  wrongClass: (item: string, gameClass: string) => `${item} cannot be used by a ${gameClass}`,
  wrongRace: (item: string, race: string) => `${item} cannot be used by a ${race}`,
  wrongFaction: (item: string, faction: string) => `${item} cannot be used by the ${faction}`,
  levelTooLow: (item: string, level: number) => `${item} requires level ${level}`,
  professionMissing: (item: string, profession: string) => `${item} requires ${profession}`,
  slotTakesNoEnchant: (slot: string) => `The ${slot} slot takes no enchant`,
  enchantDoesNotFit: (enchant: string, slot: string) => `${enchant} does not fit the ${slot} slot`,
  noSuchSocket: (slot: string, socket: number) => `The ${slot} slot has no socket ${socket}`,
  gemDoesNotFit: (gem: string, socket: string) => `${gem} does not fit a ${socket} socket`,
  gemLimit: (gem: string, limit: number) => `Only ${limit} of ${gem} can be worn`,
  uniqueWorn: (item: string) => `${item} is unique and already worn`,
  slotEmpty: (slot: string) => `The ${slot} slot is empty`,
  abilityMissing: (item: string, ability: string) => `${item} requires ${ability}`,
  notWearable: (item: string) => `${item} cannot be worn`,
  glyphDoesNotFit: (glyph: string, kind: string) => `${glyph} does not fit a ${kind} glyph slot`,
  glyphTwice: (glyph: string) => `${glyph} is already placed`,
  consumableDoesNotFit: (item: string, slot: string) => `${item} does not fit the ${slot} slot`,
  excludes: (thing: string, other: string) => `${thing} and ${other} exclude each other`,
  notAvailable: (thing: string, level: number) => `${thing} is not available at level ${level}`,
  notInEdition: (thing: string, edition: string) => `There are no ${thing} in ${edition}`,
  alreadyWished: (item: string) => `${item} is already in the wishlist`,
  classNotOfRace: (race: string, gameClass: string) =>
    `${/^[aeiou]/i.test(race) ? 'An' : 'A'} ${race} cannot be a ${gameClass}`,
  otherClass: (gameClass: string) => `The set is for a ${gameClass}`,
  highestLevel: (level: number) => `Level ${level} is the highest level`,
  runeDoesNotFit: (rune: string, slot: string) => `${rune} does not fit the ${slot} slot`,
  handsFull: (item: string) => `${item} needs a free hand`,
  wrongLength: (field: string, length: number) => `${field} must have ${length} entries`,
  tooLong: (field: string, most: number) => `${field} must be at most ${most} characters`,
  outOfRange: (field: string, least: number, most: number) =>
    `${field} must be between ${least} and ${most}`,
  wrongKind: (field: string, kind: string) => `${field} must be ${kind}`,
  malformed: (field: string, reason: string) => `${field} is not valid: ${reason}`,
  invalidTalents: (reason: string) => `Invalid talents: ${reason}`,
} as const satisfies Record<string, (...args: never[]) => string>;

export type MessageCode = keyof typeof MESSAGES;
type Arguments<Code extends MessageCode> = Parameters<(typeof MESSAGES)[Code]>;

/** A request that cannot be met. Screens compare codes, never sentences. */
export class PlannerError<Code extends MessageCode = MessageCode> extends Error {
  readonly code: Code;
  constructor(code: Code, ...args: Arguments<Code>) {
    super((MESSAGES[code] as (...args: Arguments<Code>) => string)(...args));
    this.name = 'PlannerError';
    this.code = code;
  }

  /** The error of a refusal that nobody asked about beforehand. */
  static of({ code, message }: Refusal): PlannerError {
    const error = new PlannerError('unknownError') as PlannerError;
    return Object.assign(error, { code, message });
  }
}

/** A refusal as a value: what a rule returns instead of throwing. */
export interface Refusal {
  readonly code: MessageCode;
  readonly message: string;
}

export function refusal<Code extends MessageCode>(code: Code, ...args: Arguments<Code>): Refusal {
  return { code, message: (MESSAGES[code] as (...args: Arguments<Code>) => string)(...args) };
}
