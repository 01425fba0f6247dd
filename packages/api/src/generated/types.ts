// Made from schema.graphql and operations/ by generate/main.ts.
/* oxlint-disable -- the generator has its own style */
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string };
  String: { input: string; output: string };
  Boolean: { input: boolean; output: boolean };
  Int: { input: number; output: number };
  Float: { input: number; output: number };
  /** Any JSON value. */
  JSON: { input: unknown; output: unknown };
};

export type Query = {
  /** Mine, sorted by name, with what cards and the home page show. */
  readonly listCharacters: ReadonlyArray<CharacterSummary>;
  readonly getCharacter: Character;
  /** What a character of mine has in its bags, in the bank and on. */
  readonly getInventory: ReadonlyArray<OwnedItem>;
  readonly getSet: GearSet;
  /** The set behind a shared link, for anyone who has the link. */
  readonly getPublicSet: PublicSet;
  /** Two sets of mine, in the order asked for. */
  readonly getComparisonSets: ReadonlyArray<GearSet>;
  readonly getPublicComparisonSets: ReadonlyArray<PublicSet>;
  /** The gear of a live character; never from a cache of the caller's. */
  readonly getLiveSet: LiveSet;
  /** Custom points of all my sets and connected sets, sorted by name. */
  readonly listPoints: ReadonlyArray<OwnedPoint>;
  /** What I see of the link of a set of mine. */
  readonly getLink: LinkState;
  /** What a set of mine was: named snapshots and the last 50 versions, each with the last first. */
  readonly getHistory: SetHistory;
  /** What I deleted within the last 30 days, the last first. */
  readonly listBin: ReadonlyArray<BinnedThing>;
  /** Everything kept about me, in one JSON object. */
  readonly exportMyData: Scalars['JSON']['output'];
  /** A page of items, gems, enchants or runes; `size` is at most 100. */
  readonly searchItems: ItemPage;
  /**
   * The best items of each slot. The two weapon queries say what the hands ask beside the common query.
   * Upgrade search asks for 5 hits.
   */
  readonly getAutofillItems: ReadonlyArray<SlotItems>;
  /**
   * Items, enchants and runes by id, at most 200 at a time, in the order asked for; unknown ones are left out.
   * `scaledLevel` is the wearer's level, for heirlooms.
   */
  readonly getItems: ReadonlyArray<Item>;
  /** Prices of at most 200 items on a realm (`eu-firemaw`); items without one are left out. */
  readonly getItemPrices: ReadonlyArray<ItemPrice>;
  /** What a naked character has. */
  readonly getBaseStats: BaseStats;
  readonly getTalentData: TalentData;
  /** Spells by id, at most 200 at a time, in the order asked for; unknown ones are left out. */
  readonly getSpells: ReadonlyArray<Spell>;
  /** Every rank of a spell, lowest first. */
  readonly getSpellLine: ReadonlyArray<Spell>;
  /** What can be cast on a character, by who casts it. */
  readonly getBuffOptions: ReadonlyArray<BuffCategory>;
  readonly getPointPresets: ReadonlyArray<PointPreset>;
  readonly getPointPreset: PointPreset;
  /** Looks an import up and holds it against the rules; stores nothing. */
  readonly validateSetInput: SetValidation;
};

export type QueryGetCharacterArgs = {
  id: Scalars['ID']['input'];
};

export type QueryGetInventoryArgs = {
  characterId: Scalars['ID']['input'];
};

export type QueryGetSetArgs = {
  id: Scalars['ID']['input'];
};

export type QueryGetPublicSetArgs = {
  publicId: Scalars['ID']['input'];
};

export type QueryGetComparisonSetsArgs = {
  id1: Scalars['ID']['input'];
  id2: Scalars['ID']['input'];
};

export type QueryGetPublicComparisonSetsArgs = {
  publicId: Scalars['ID']['input'];
  publicId2: Scalars['ID']['input'];
};

export type QueryGetLiveSetArgs = {
  region: Region;
  realm: Scalars['String']['input'];
  name: Scalars['String']['input'];
};

export type QueryGetLinkArgs = {
  setId: Scalars['ID']['input'];
};

export type QueryGetHistoryArgs = {
  setId: Scalars['ID']['input'];
};

export type QuerySearchItemsArgs = {
  from?: InputMaybe<Scalars['Int']['input']>;
  size?: InputMaybe<Scalars['Int']['input']>;
  query: ItemQuery;
};

export type QueryGetAutofillItemsArgs = {
  hits: Scalars['Int']['input'];
  query: ItemQuery;
  mainWeaponQuery?: InputMaybe<ItemQuery>;
  offWeaponQuery?: InputMaybe<ItemQuery>;
};

export type QueryGetItemsArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
  scaledLevel?: InputMaybe<Scalars['Int']['input']>;
};

export type QueryGetItemPricesArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
  realm: Scalars['String']['input'];
};

export type QueryGetBaseStatsArgs = {
  gameClass: GameClass;
  race: Race;
  level: Scalars['Int']['input'];
};

export type QueryGetTalentDataArgs = {
  gameClass: GameClass;
};

export type QueryGetSpellsArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
};

export type QueryGetSpellLineArgs = {
  rootSpellId: Scalars['ID']['input'];
};

export type QueryGetBuffOptionsArgs = {
  gameClass: GameClass;
  race: Race;
  level: Scalars['Int']['input'];
};

export type QueryGetPointPresetsArgs = {
  gameClass: GameClass;
};

export type QueryGetPointPresetArgs = {
  id: Scalars['ID']['input'];
};

export type QueryValidateSetInputArgs = {
  gameClass: GameClass;
  input: SetValidationInput;
};

export type Mutation = {
  /**
   * A repeat with the same client key answers with what the first made.
   * `asStored` keeps what the rules of gear no longer allow, for data that was stored elsewhere before.
   */
  readonly createCharacter: Character;
  readonly updateCharacter: Character;
  /** It goes into the bin with its sets; their links are dead at once. */
  readonly deleteCharacter: DeletedCharacter;
  /**
   * Takes the place of what was there; at most 2,000 entries. With `version`, the checksum of what the change was made on,
   * a save on other contents is refused with the code `staleInventory`.
   */
  readonly saveInventory: ReadonlyArray<OwnedItem>;
  readonly createSet: GearSet;
  /**
   * Only the fields sent are changed. With `version`, a save made on an older version is refused
   * with the code `staleSet` and the set as it is now in `extensions.current`. `by` tells what made the change,
   * where it was not made by hand.
   */
  readonly updateSet: GearSet;
  /** It goes into the bin; its link is dead at once. */
  readonly deleteSet: DeletedSet;
  /** Keeps a set of mine as it is now, or a state of it that came from elsewhere, under a name; at most 20 a set. `set` is JSON. */
  readonly takeSnapshot: NamedSnapshot;
  readonly deleteSnapshot: DeletedThing;
  /** Back as it was, with the ids it had and without its link. */
  readonly restoreFromBin: BinnedThing;
  /** For ever. */
  readonly deleteFromBin: DeletedThing;
  /** Changes a custom point everywhere it is used. */
  readonly updatePoint: Point;
  /** Picks the preset points of a character's sets anew for a level; custom ones stay. */
  readonly createPointsForLevel: Scalars['Boolean']['output'];
  /**
   * Takes a character to another level, with the filters and the outgrown presets of all its sets: all of it or nothing.
   * A guild or spec that came with the level is stored too; left out, it stays.
   */
  readonly changeLevel: Character;
  /** The link of a set of mine, made on first use. */
  readonly generateSetLink: PublicLink;
  /**
   * Switches the link of a set of mine off and on again, under the same address, and chooses what it shows:
   * `live` the set as it is at each moment, `now` as it is now for good, `snapshot` as the named snapshot has it.
   */
  readonly changeLink: LinkState;
  /** One more opening of a link by somebody else than its owner; nothing is kept of who opened it. */
  readonly countOpening: Scalars['Boolean']['output'];
  /** A snapshot from data, for those without a stored set. */
  readonly createPublicSet: PublicLink;
  readonly deletePublicSet: Scalars['Boolean']['output'];
  /** Mails the user names of an address to it, if there are any; the answer never tells. */
  readonly forgotUsername: Scalars['Boolean']['output'];
  /** Counts a view of a route's pattern; nothing is kept of who viewed it. */
  readonly recordPageView: Scalars['Boolean']['output'];
  /** Me, my characters, sets and links, at once and for good. */
  readonly deleteMyAccount: Scalars['Boolean']['output'];
};

export type MutationCreateCharacterArgs = {
  input: CharacterInput;
  clientKey?: InputMaybe<Scalars['String']['input']>;
  asStored?: InputMaybe<Scalars['Boolean']['input']>;
};

export type MutationUpdateCharacterArgs = {
  id: Scalars['ID']['input'];
  input: CharacterPatch;
};

export type MutationDeleteCharacterArgs = {
  id: Scalars['ID']['input'];
};

export type MutationSaveInventoryArgs = {
  characterId: Scalars['ID']['input'];
  items: ReadonlyArray<OwnedItemInput>;
  version?: InputMaybe<Scalars['String']['input']>;
};

export type MutationCreateSetArgs = {
  input: SetInput;
  clientKey?: InputMaybe<Scalars['String']['input']>;
  asStored?: InputMaybe<Scalars['Boolean']['input']>;
};

export type MutationUpdateSetArgs = {
  id: Scalars['ID']['input'];
  input: SetPatch;
  version?: InputMaybe<Scalars['Int']['input']>;
  by?: InputMaybe<EditSource>;
};

export type MutationDeleteSetArgs = {
  id: Scalars['ID']['input'];
};

export type MutationTakeSnapshotArgs = {
  setId: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  set?: InputMaybe<Scalars['String']['input']>;
  takenAt?: InputMaybe<Scalars['Float']['input']>;
};

export type MutationDeleteSnapshotArgs = {
  setId: Scalars['ID']['input'];
  snapshotId: Scalars['ID']['input'];
};

export type MutationRestoreFromBinArgs = {
  id: Scalars['ID']['input'];
};

export type MutationDeleteFromBinArgs = {
  id: Scalars['ID']['input'];
};

export type MutationUpdatePointArgs = {
  pointId: Scalars['ID']['input'];
  input: PointValues;
};

export type MutationCreatePointsForLevelArgs = {
  characterId: Scalars['ID']['input'];
  from: Scalars['Int']['input'];
  to: Scalars['Int']['input'];
};

export type MutationChangeLevelArgs = {
  id: Scalars['ID']['input'];
  level: Scalars['Int']['input'];
  guild?: InputMaybe<Scalars['String']['input']>;
  spec?: InputMaybe<Scalars['String']['input']>;
};

export type MutationGenerateSetLinkArgs = {
  id: Scalars['ID']['input'];
};

export type MutationChangeLinkArgs = {
  setId: Scalars['ID']['input'];
  isOn?: InputMaybe<Scalars['Boolean']['input']>;
  show?: InputMaybe<LinkShows>;
  snapshotId?: InputMaybe<Scalars['ID']['input']>;
};

export type MutationCountOpeningArgs = {
  publicId: Scalars['ID']['input'];
};

export type MutationCreatePublicSetArgs = {
  input: PublicSetInput;
  clientKey?: InputMaybe<Scalars['String']['input']>;
  asStored?: InputMaybe<Scalars['Boolean']['input']>;
};

export type MutationDeletePublicSetArgs = {
  publicId: Scalars['ID']['input'];
  deleteToken: Scalars['String']['input'];
};

export type MutationForgotUsernameArgs = {
  email: Scalars['String']['input'];
};

export type MutationRecordPageViewArgs = {
  route: Scalars['String']['input'];
};

export type MutationDeleteMyAccountArgs = {
  password: Scalars['String']['input'];
};

export type Place = 'equipped' | 'bags' | 'bank';

/** One thing a character has; two of a kind are two entries. */
export type OwnedItem = {
  /** With its suffix: `7611_-12`. */
  readonly id: Scalars['ID']['output'];
  readonly place: Place;
  /** Effect id of the enchant on it. */
  readonly enchant: Maybe<Scalars['Int']['output']>;
  /** Item ids by socket; null is an empty one. */
  readonly gems: ReadonlyArray<Maybe<Scalars['Int']['output']>>;
};

export type GameClass =
  | 'warrior'
  | 'hunter'
  | 'mage'
  | 'priest'
  | 'rogue'
  | 'druid'
  | 'paladin'
  | 'warlock'
  | 'shaman'
  | 'deathknight';

export type Race =
  | 'human'
  | 'orc'
  | 'dwarf'
  | 'nightelf'
  | 'undead'
  | 'tauren'
  | 'gnome'
  | 'troll'
  | 'bloodelf'
  | 'draenei';

export type Faction = 'alliance' | 'horde';

export type Region = 'eu' | 'us';

export type CharacterSummary = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly level: Scalars['Int']['output'];
  readonly gameClass: GameClass;
  readonly race: Race;
  /** Male 0, female 1. */
  readonly gender: Scalars['Int']['output'];
  readonly faction: Faction;
  readonly realm: Maybe<Scalars['String']['output']>;
  readonly sets: ReadonlyArray<SetSummary>;
  readonly connectedSets: ReadonlyArray<ConnectedSet>;
};

export type SetSummary = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly spec: Scalars['String']['output'];
  readonly phase: Scalars['Int']['output'];
  readonly pinned: Scalars['Boolean']['output'];
  readonly version: Scalars['Int']['output'];
  /** By slot, as the set has them: what cards show of it. */
  readonly itemIds: ReadonlyArray<Maybe<Scalars['ID']['output']>>;
  /** How many of the items worn are marked as acquired. */
  readonly acquired: Scalars['Int']['output'];
};

export type Character = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly level: Scalars['Int']['output'];
  readonly realm: Maybe<Scalars['String']['output']>;
  readonly guild: Maybe<Scalars['String']['output']>;
  readonly faction: Faction;
  readonly race: Race;
  /** Male 0, female 1. */
  readonly gender: Scalars['Int']['output'];
  readonly gameClass: GameClass;
  readonly spec: Maybe<Scalars['String']['output']>;
  readonly variations: Variations;
  /** Sorted by name. */
  readonly sets: ReadonlyArray<SetSummary>;
  readonly connectedSets: ReadonlyArray<ConnectedSet>;
  readonly baseStats: BaseStats;
};

/** Each counts up from 0 within what the race and gender offer. */
export type Variations = {
  readonly skinColor: Scalars['Int']['output'];
  readonly face: Scalars['Int']['output'];
  readonly hair: Scalars['Int']['output'];
  readonly hairColor: Scalars['Int']['output'];
  readonly facialHair: Scalars['Int']['output'];
};

export type ConnectedSet = {
  /** region-realm-name */
  readonly id: Scalars['ID']['output'];
  readonly region: Region;
  readonly realm: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly points: ReadonlyArray<Point>;
};

export type DeletedCharacter = {
  readonly id: Scalars['ID']['output'];
};

export type DeletedSet = {
  readonly id: Scalars['ID']['output'];
  readonly characterId: Scalars['ID']['output'];
};

export type DeletedThing = {
  readonly id: Scalars['ID']['output'];
};

export type LinkShows = 'live' | 'now' | 'snapshot';

export type LinkState = {
  /** Null before it was first shared. */
  readonly publicId: Maybe<Scalars['ID']['output']>;
  readonly isOn: Scalars['Boolean']['output'];
  readonly isFrozen: Scalars['Boolean']['output'];
  /** Milliseconds since 1970: when what it shows was last changed. */
  readonly changedAt: Maybe<Scalars['Float']['output']>;
  /** How often others opened it. */
  readonly opened: Maybe<Scalars['Int']['output']>;
};

export type EditSource = 'account' | 'guest' | 'import' | 'autofill' | 'sync' | 'level' | 'history';

export type SetHistory = {
  readonly present: EditedBy;
  readonly versions: ReadonlyArray<PastVersion>;
  readonly snapshots: ReadonlyArray<NamedSnapshot>;
};

export type EditedBy = {
  /** Milliseconds since 1970. */
  readonly savedAt: Scalars['Float']['output'];
  readonly by: EditSource;
};

/** A state that a set was in. */
export type PastVersion = {
  readonly version: Scalars['Int']['output'];
  readonly savedAt: Scalars['Float']['output'];
  readonly by: EditSource;
  /** The set as an export has it, without ids. */
  readonly set: Scalars['JSON']['output'];
};

export type NamedSnapshot = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly takenAt: Scalars['Float']['output'];
  readonly set: Scalars['JSON']['output'];
};

export type BinnedKind = 'character' | 'set';

/** A character or set of mine that was deleted and can be had back. */
export type BinnedThing = {
  readonly id: Scalars['ID']['output'];
  readonly kind: BinnedKind;
  readonly name: Scalars['String']['output'];
  readonly gameClass: GameClass;
  /** Of a set: whose it was. */
  readonly characterId: Scalars['ID']['output'];
  readonly characterName: Scalars['String']['output'];
  /** Of a character: how many sets come back with it. */
  readonly sets: Scalars['Int']['output'];
  /** Milliseconds since 1970. */
  readonly deletedAt: Scalars['Float']['output'];
};

export type GearSet = {
  readonly id: Scalars['ID']['output'];
  readonly characterId: Scalars['ID']['output'];
  readonly publicId: Maybe<Scalars['ID']['output']>;
  /** Grows with every save. */
  readonly version: Scalars['Int']['output'];
  readonly pinned: Scalars['Boolean']['output'];
  readonly name: Scalars['String']['output'];
  readonly gameClass: GameClass;
  readonly spec: Scalars['String']['output'];
  /** 0 is the edition's default. */
  readonly phase: Scalars['Int']['output'];
  /** `12345`, or `12345_-8` with a random suffix. */
  readonly itemIds: ReadonlyArray<Maybe<Scalars['ID']['output']>>;
  /** `12345` where an item applies it, else `spell:123`, else `enchant:{effect}_{slot}`. */
  readonly enchantIds: ReadonlyArray<Maybe<Scalars['ID']['output']>>;
  /** By socket; null is an empty socket. */
  readonly gemIds: ReadonlyArray<Maybe<ReadonlyArray<Maybe<Scalars['ID']['output']>>>>;
  /** `spell:123`. */
  readonly runeIds: ReadonlyArray<Maybe<Scalars['ID']['output']>>;
  readonly itemsAcquired: ReadonlyArray<Scalars['Boolean']['output']>;
  readonly enchantsAcquired: ReadonlyArray<Scalars['Boolean']['output']>;
  readonly gemsAcquired: ReadonlyArray<Maybe<ReadonlyArray<Scalars['Boolean']['output']>>>;
  readonly wishlistIds: ReadonlyArray<Scalars['ID']['output']>;
  /** Spell ids: 0–2 major, 3–5 minor. */
  readonly glyphIds: ReadonlyArray<Maybe<Scalars['ID']['output']>>;
  /** The order of spending in letters, or digits per tree. */
  readonly talents: Scalars['String']['output'];
  readonly points: ReadonlyArray<Point>;
  /** What the player set the worth of effects to. */
  readonly effectValues: ReadonlyArray<EffectValue>;
  /** What the player holds its gear to. */
  readonly goals: GearGoals;
  readonly buffs: ReadonlyArray<ChosenBuff>;
  readonly consumables: ReadonlyArray<ChosenConsumable>;
  readonly modelSettings: ModelSettings;
  readonly defaultFilters: DefaultFilters;
  readonly items: ReadonlyArray<Maybe<Item>>;
  readonly enchants: ReadonlyArray<Maybe<Item>>;
  readonly gems: ReadonlyArray<Maybe<ReadonlyArray<Maybe<Item>>>>;
  readonly runes: ReadonlyArray<Maybe<Item>>;
  readonly glyphs: ReadonlyArray<Maybe<Glyph>>;
  readonly wishlist: ReadonlyArray<Item>;
  readonly character: Character;
  /** Sentences about what was legal when stored and is not any more. */
  readonly warnings: ReadonlyArray<Scalars['String']['output']>;
};

/** A shared set: no ids of its owner's. */
export type PublicSet = {
  readonly publicId: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly gameClass: GameClass;
  readonly spec: Scalars['String']['output'];
  readonly phase: Scalars['Int']['output'];
  readonly itemIds: ReadonlyArray<Maybe<Scalars['ID']['output']>>;
  readonly enchantIds: ReadonlyArray<Maybe<Scalars['ID']['output']>>;
  readonly gemIds: ReadonlyArray<Maybe<ReadonlyArray<Maybe<Scalars['ID']['output']>>>>;
  readonly runeIds: ReadonlyArray<Maybe<Scalars['ID']['output']>>;
  readonly itemsAcquired: ReadonlyArray<Scalars['Boolean']['output']>;
  readonly enchantsAcquired: ReadonlyArray<Scalars['Boolean']['output']>;
  readonly gemsAcquired: ReadonlyArray<Maybe<ReadonlyArray<Scalars['Boolean']['output']>>>;
  readonly wishlistIds: ReadonlyArray<Scalars['ID']['output']>;
  readonly glyphIds: ReadonlyArray<Maybe<Scalars['ID']['output']>>;
  readonly talents: Scalars['String']['output'];
  readonly points: ReadonlyArray<Point>;
  /** What the player set the worth of effects to. */
  readonly effectValues: ReadonlyArray<EffectValue>;
  /** What the player holds its gear to. */
  readonly goals: GearGoals;
  readonly buffs: ReadonlyArray<ChosenBuff>;
  readonly consumables: ReadonlyArray<ChosenConsumable>;
  readonly modelSettings: ModelSettings;
  readonly defaultFilters: DefaultFilters;
  readonly items: ReadonlyArray<Maybe<Item>>;
  readonly enchants: ReadonlyArray<Maybe<Item>>;
  readonly gems: ReadonlyArray<Maybe<ReadonlyArray<Maybe<Item>>>>;
  readonly runes: ReadonlyArray<Maybe<Item>>;
  readonly glyphs: ReadonlyArray<Maybe<Glyph>>;
  readonly wishlist: ReadonlyArray<Item>;
  readonly character: PublicCharacter;
};

export type PublicCharacter = {
  readonly name: Scalars['String']['output'];
  readonly level: Scalars['Int']['output'];
  readonly race: Race;
  readonly gender: Scalars['Int']['output'];
  readonly faction: Faction;
  readonly gameClass: GameClass;
  readonly variations: Variations;
};

export type PublicLink = {
  readonly publicId: Scalars['ID']['output'];
  /** Deletes a snapshot again; only in the answer that made it. */
  readonly deleteToken: Maybe<Scalars['String']['output']>;
};

export type LiveSet = {
  readonly gameClass: GameClass;
  readonly spec: Scalars['String']['output'];
  readonly itemIds: ReadonlyArray<Maybe<Scalars['ID']['output']>>;
  readonly enchantIds: ReadonlyArray<Maybe<Scalars['ID']['output']>>;
  readonly gemIds: ReadonlyArray<Maybe<ReadonlyArray<Maybe<Scalars['ID']['output']>>>>;
  readonly runeIds: ReadonlyArray<Maybe<Scalars['ID']['output']>>;
  readonly glyphIds: ReadonlyArray<Maybe<Scalars['ID']['output']>>;
  readonly talents: Scalars['String']['output'];
  /** What the gear gives away. */
  readonly professions: ReadonlyArray<Scalars['String']['output']>;
  readonly character: LiveCharacter;
  /** One of the site's own examples rather than a player's character. */
  readonly sample: Scalars['Boolean']['output'];
};

export type LiveCharacter = {
  readonly name: Scalars['String']['output'];
  readonly level: Scalars['Int']['output'];
  readonly race: Race;
  readonly gender: Scalars['Int']['output'];
  readonly faction: Faction;
  readonly guild: Maybe<Scalars['String']['output']>;
};

export type PointType = 'preset' | 'custom' | 'shared';

export type PointParent = 'character' | 'set';

/** Stat weights: what items are ranked by. */
export type Point = {
  readonly id: Scalars['ID']['output'];
  readonly pointId: Scalars['ID']['output'];
  readonly type: PointType;
  readonly name: Scalars['String']['output'];
  readonly stats: ReadonlyArray<StatValue>;
  /** Presets only, as author and link are. */
  readonly gameClass: Maybe<GameClass>;
  readonly author: Maybe<Scalars['String']['output']>;
  readonly authorLink: Maybe<Scalars['String']['output']>;
  /** Shared points only: whose point it is. */
  readonly parentCharacterId: Maybe<Scalars['ID']['output']>;
  readonly parentType: Maybe<PointParent>;
};

export type OwnedPoint = {
  readonly pointId: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly stats: ReadonlyArray<StatValue>;
  readonly usedBy: ReadonlyArray<PointUse>;
};

export type PointUse = {
  readonly characterId: Scalars['ID']['output'];
  /** Null for a connected set. */
  readonly setId: Maybe<Scalars['ID']['output']>;
};

export type PointPreset = {
  readonly id: Scalars['ID']['output'];
  readonly gameClass: GameClass;
  /** A spec, a role (dps, healing, tank) or any. */
  readonly spec: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  /** 0 before raids; null when it names none. */
  readonly phase: Maybe<Scalars['Int']['output']>;
  readonly author: Scalars['String']['output'];
  readonly authorLink: Maybe<Scalars['String']['output']>;
  /** First and last level it is for; null is the level cap. */
  readonly levels: Maybe<ReadonlyArray<Scalars['Int']['output']>>;
  readonly stats: ReadonlyArray<StatValue>;
};

export type StatValue = {
  readonly name: Scalars['String']['output'];
  readonly value: Scalars['Float']['output'];
};

export type ChosenBuff = {
  readonly spellId: Scalars['ID']['output'];
  readonly improvementIds: ReadonlyArray<Scalars['ID']['output']>;
  readonly enabled: Scalars['Boolean']['output'];
  readonly spell: Maybe<Spell>;
  readonly improvements: ReadonlyArray<Spell>;
};

export type ChosenConsumable = {
  readonly itemId: Scalars['ID']['output'];
  readonly enabled: Scalars['Boolean']['output'];
  /** Weapon enhancements: 16 or 17. */
  readonly slotId: Maybe<Scalars['Int']['output']>;
  readonly item: Maybe<Item>;
};

/** What a thing's effect is worth for one point by the player's word; 0 switches it off. */
export type EffectValue = {
  readonly pointId: Scalars['ID']['output'];
  /** `item:29305`, `enchant:3789` or `set:897:4`. */
  readonly thing: Scalars['String']['output'];
  readonly value: Scalars['Float']['output'];
};

/** What gear is held to by the player's word; a part that is null is as the spec has it. */
export type GearGoals = {
  readonly caps: Maybe<ReadonlyArray<CapGoal>>;
  /** `twoHand`, `shield` and so on; `any` asks for no way to be armed. */
  readonly arms: Maybe<Scalars['String']['output']>;
};

export type CapGoal = {
  readonly stat: Scalars['String']['output'];
  /** `worthlessAbove`, `atLeast` or `atMost`. */
  readonly kind: Scalars['String']['output'];
  readonly amount: Scalars['Float']['output'];
  /** What a point is still worth above. */
  readonly beyond: Maybe<Scalars['Float']['output']>;
  /** `uncrittable` or `uncrushable`, to which several stats bring something. */
  readonly goal: Maybe<Scalars['String']['output']>;
  readonly enabled: Scalars['Boolean']['output'];
};

export type ModelSettings = {
  readonly showHelm: Scalars['Boolean']['output'];
  readonly showCloak: Scalars['Boolean']['output'];
  readonly sheathed: Scalars['Boolean']['output'];
};

/** A list that is null asks nothing. */
export type DefaultFilters = {
  readonly sources: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Zone ids. */
  readonly raids: Maybe<ReadonlyArray<Scalars['Int']['output']>>;
  readonly mainWeaponTypes: Maybe<ReadonlyArray<Scalars['Int']['output']>>;
  readonly offWeaponTypes: Maybe<ReadonlyArray<Scalars['Int']['output']>>;
  readonly rangedWeaponTypes: Maybe<ReadonlyArray<Scalars['Int']['output']>>;
  readonly armorTypes: Maybe<ReadonlyArray<Scalars['Int']['output']>>;
  readonly professions: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly maxPvpRank: Scalars['Int']['output'];
  readonly maxArenaRating: Scalars['Int']['output'];
};

export type ItemKind =
  | 'equipment'
  | 'ammo'
  | 'gem'
  | 'glyph'
  | 'consumable'
  | 'enchant'
  | 'reagent'
  /** An enchant or rune that no item stands for. */
  | 'spell';

export type Handed = 'one' | 'main' | 'off' | 'two';

export type Bind = 'equip' | 'pickup' | 'use' | 'account';

export type SocketColor = 'red' | 'blue' | 'yellow' | 'meta' | 'prismatic';

export type GemColor =
  | 'red'
  | 'blue'
  | 'yellow'
  | 'meta'
  | 'prismatic'
  | 'orange'
  | 'purple'
  | 'green';

export type Item = {
  /** With its suffix where it has one; enchants and runes by their own ids. */
  readonly id: Scalars['ID']['output'];
  /** The id without the suffix; null for what is no item. */
  readonly baseId: Maybe<Scalars['ID']['output']>;
  readonly kind: ItemKind;
  readonly name: Scalars['String']['output'];
  /** Lower-case name of a picture. */
  readonly icon: Scalars['String']['output'];
  /** 0 poor … 5 legendary, 6 artifact, 7 heirloom. */
  readonly quality: Scalars['Int']['output'];
  readonly itemLevel: Scalars['Int']['output'];
  readonly requiredLevel: Scalars['Int']['output'];
  readonly phase: Scalars['Int']['output'];
  /** 11, 13 and 16 stand for either ring, trinket and hand. */
  readonly slotId: Maybe<Scalars['Int']['output']>;
  readonly handed: Maybe<Handed>;
  /** 0 cloth, 1 leather, 2 mail, 3 plate. */
  readonly armorType: Maybe<Scalars['Int']['output']>;
  /** 0 one-handed axe … 22 sigil. */
  readonly weaponType: Maybe<Scalars['Int']['output']>;
  readonly stats: ReadonlyArray<StatValue>;
  /** Colours of the sockets in the tooltip's order. */
  readonly socketOrder: ReadonlyArray<SocketColor>;
  readonly socketBonus: Maybe<ReadonlyArray<StatValue>>;
  readonly damageMin: Maybe<Scalars['Float']['output']>;
  readonly damageMax: Maybe<Scalars['Float']['output']>;
  readonly speed: Maybe<Scalars['Float']['output']>;
  readonly dps: Maybe<Scalars['Float']['output']>;
  readonly unique: Scalars['Boolean']['output'];
  readonly uniqueEquipped: Scalars['Boolean']['output'];
  readonly limitCategory: Maybe<LimitCategory>;
  /** Who may use it; null is everyone. */
  readonly classes: Maybe<ReadonlyArray<GameClass>>;
  readonly races: Maybe<ReadonlyArray<Race>>;
  readonly faction: Maybe<Faction>;
  readonly bind: Maybe<Bind>;
  readonly setId: Maybe<Scalars['ID']['output']>;
  readonly set: Maybe<ItemSet>;
  readonly suffix: Maybe<Suffix>;
  /** It needs one of its suffixes to have its stats. */
  readonly random: Scalars['Boolean']['output'];
  readonly suffixes: ReadonlyArray<Suffix>;
  readonly gemColor: Maybe<GemColor>;
  readonly gem: Maybe<Gem>;
  readonly consumableType: Maybe<Scalars['String']['output']>;
  readonly consumable: Maybe<Consumable>;
  readonly enchant: Maybe<Enchant>;
  readonly rune: Maybe<Rune>;
  /** What plain stats cannot say and the totals understand. */
  readonly effects: ReadonlyArray<Scalars['JSON']['output']>;
  /** It has a proc, use or other effect that no stat can say. */
  readonly hasEffectText: Scalars['Boolean']['output'];
  readonly requiredProfession: Maybe<Scalars['String']['output']>;
  readonly requiredSkill: Maybe<Scalars['Int']['output']>;
  readonly heroic: Scalars['Boolean']['output'];
  /** The level an heirloom was taken at. */
  readonly scaledLevel: Maybe<Scalars['Int']['output']>;
  /** Its worth under the weights of the search that found it. */
  readonly score: Maybe<Scalars['Float']['output']>;
  readonly sourceTypes: ReadonlyArray<Scalars['String']['output']>;
  /** The first of its sources. */
  readonly source: Maybe<ItemSource>;
  readonly sources: ReadonlyArray<ItemSource>;
  /** Character level from which one of its sources is within reach. */
  readonly reachLevel: Maybe<Scalars['Int']['output']>;
  /** Green lines of the tooltip that are no stats. */
  readonly effectTexts: ReadonlyArray<Scalars['String']['output']>;
  readonly flavor: Maybe<Scalars['String']['output']>;
  readonly requirements: ReadonlyArray<Scalars['String']['output']>;
  readonly durability: Maybe<Scalars['Int']['output']>;
  /** Copper, derived: always approximate. */
  readonly approxPrice: Maybe<Scalars['Float']['output']>;
  /** Copper: what the materials of a crafted item cost about. */
  readonly approxCost: Maybe<Scalars['Float']['output']>;
  readonly sellPrice: Maybe<Scalars['Float']['output']>;
  readonly buyPrice: Maybe<Scalars['Float']['output']>;
  readonly materials: ReadonlyArray<Material>;
  /** Honor or arena points its PvP vendor asks for. */
  readonly pvpCost: Maybe<Scalars['Int']['output']>;
  readonly pvpRankName: Maybe<Scalars['String']['output']>;
  readonly pvpRankNumber: Maybe<Scalars['Int']['output']>;
  /** How many may be worn at once, when limited. */
  readonly equippedCount: Maybe<Scalars['Int']['output']>;
  readonly arenaSeason: Maybe<Scalars['Int']['output']>;
  /** How it shows on a figure, by ids of our own; null for what is not worn. */
  readonly displayInfo: Maybe<DisplayInfo>;
};

/** A look of our own: nothing of the game's art is used. */
export type DisplayInfo = {
  /** Files under `model-viewer/model/item`; a fitted one takes `-{race}{gender}`. None for what does not show. */
  readonly models: ReadonlyArray<Scalars['String']['output']>;
  /** Picture files: none, for figures are painted. */
  readonly textures: ReadonlyArray<Scalars['String']['output']>;
  /** What the pots of the model's paint hold. */
  readonly modelTextures: ReadonlyArray<PaintPot>;
  /** The shape's family and, where it bears one, its ornament. */
  readonly geosetGroup: ReadonlyArray<Scalars['String']['output']>;
  /** What of the wearer does not show beneath: hair, hairTop, legs, shirt. */
  readonly helmetGeosetVis: ReadonlyArray<Scalars['String']['output']>;
  /** `fitted` when it is cut to its wearer, `glows` when it shines. */
  readonly flags: ReadonlyArray<Scalars['String']['output']>;
  /** Where it hangs when put away: back, hip or shield; null for what is not held. */
  readonly sheatheType: Maybe<Scalars['String']['output']>;
};

export type PaintPot = {
  readonly name: Scalars['String']['output'];
  /** #rrggbb */
  readonly color: Scalars['String']['output'];
};

export type LimitCategory = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly max: Scalars['Int']['output'];
};

export type ItemSet = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly size: Scalars['Int']['output'];
  readonly itemIds: ReadonlyArray<Scalars['ID']['output']>;
  readonly bonuses: ReadonlyArray<SetBonus>;
};

export type SetBonus = {
  readonly pieces: Scalars['Int']['output'];
  readonly stats: ReadonlyArray<StatValue>;
  readonly text: Maybe<Scalars['String']['output']>;
};

export type Suffix = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly stats: ReadonlyArray<StatValue>;
};

export type Gem = {
  readonly color: GemColor;
  readonly requirements: ReadonlyArray<GemRequirement>;
  readonly enchantId: Maybe<Scalars['ID']['output']>;
  readonly fromQuest: Scalars['Boolean']['output'];
};

/** At least a number of a colour, or more of it than of another. */
export type GemRequirement = {
  readonly color: GemColor;
  readonly atLeast: Maybe<Scalars['Int']['output']>;
  readonly moreThan: Maybe<GemColor>;
};

export type Consumable = {
  readonly type: Scalars['String']['output'];
  /** Only one of a group is active. */
  readonly group: Maybe<Scalars['String']['output']>;
  readonly durationSec: Maybe<Scalars['Int']['output']>;
  readonly classes: Maybe<ReadonlyArray<GameClass>>;
  readonly hands: ReadonlyArray<Scalars['String']['output']>;
  readonly weapon: Maybe<Scalars['String']['output']>;
};

export type Enchant = {
  /** What imports and exports carry. */
  readonly effectId: Scalars['ID']['output'];
  readonly spellId: Maybe<Scalars['ID']['output']>;
  readonly itemId: Maybe<Scalars['ID']['output']>;
  readonly slotIds: ReadonlyArray<Scalars['Int']['output']>;
  readonly twoHandOnly: Scalars['Boolean']['output'];
  readonly shieldOnly: Scalars['Boolean']['output'];
  readonly offHandOnly: Scalars['Boolean']['output'];
  readonly weaponTypes: Maybe<ReadonlyArray<Scalars['Int']['output']>>;
  readonly addsSocket: Scalars['Boolean']['output'];
};

export type Rune = {
  readonly spellId: Scalars['ID']['output'];
  readonly engraveSpellId: Maybe<Scalars['ID']['output']>;
  readonly itemId: Maybe<Scalars['ID']['output']>;
  readonly inPanel: Scalars['Boolean']['output'];
  readonly description: Maybe<Scalars['String']['output']>;
};

export type Glyph = {
  readonly spellId: Scalars['ID']['output'];
  readonly itemId: Scalars['ID']['output'];
  readonly gameClass: GameClass;
  /** major or minor. */
  readonly type: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly icon: Scalars['String']['output'];
  readonly level: Scalars['Int']['output'];
  readonly description: Maybe<Scalars['String']['output']>;
};

export type ItemSource = {
  readonly type: Scalars['String']['output'];
  /** Who or what: boss, quest, vendor, profession, faction. */
  readonly primary: Maybe<Scalars['String']['output']>;
  readonly primaryId: Maybe<Scalars['ID']['output']>;
  readonly primaryKind: Maybe<Scalars['String']['output']>;
  /** Where: a zone, or a faction. */
  readonly secondary: Maybe<Scalars['String']['output']>;
  readonly secondaryId: Maybe<Scalars['ID']['output']>;
  readonly secondaryKind: Maybe<Scalars['String']['output']>;
  /** Zone id of a raid. */
  readonly raid: Maybe<Scalars['Int']['output']>;
  /** Percent. */
  readonly dropChance: Maybe<Scalars['Float']['output']>;
  /** Percent that the random item drops at all. */
  readonly randomChance: Maybe<Scalars['Float']['output']>;
  readonly standing: Maybe<Scalars['String']['output']>;
  readonly profession: Maybe<Scalars['String']['output']>;
  readonly requiredSkill: Maybe<Scalars['Int']['output']>;
  readonly pvpRank: Maybe<Scalars['Int']['output']>;
  readonly arenaRating: Maybe<Scalars['Int']['output']>;
  readonly arenaSeason: Maybe<Scalars['Int']['output']>;
  /** Copper. */
  readonly price: Maybe<Scalars['Float']['output']>;
  readonly honorPrice: Maybe<Scalars['Int']['output']>;
  readonly arenaPrice: Maybe<Scalars['Int']['output']>;
  readonly itemPrice: ReadonlyArray<CurrencyPrice>;
  readonly faction: Maybe<Faction>;
  /** Overrides earlier phases: only from this one on. */
  readonly fromPhase: Maybe<Scalars['Int']['output']>;
  readonly materials: ReadonlyArray<Material>;
  /** The token that drops, or is handed in, in the item's place. */
  readonly token: Maybe<Scalars['String']['output']>;
  /** Who sells it for a standing, a rank or a season. */
  readonly seller: Maybe<Scalars['String']['output']>;
  /** What teaches the craft. */
  readonly recipe: Maybe<Scalars['String']['output']>;
  readonly quest: Maybe<QuestFacts>;
  /** Least and greatest level of the monsters that carry it. */
  readonly npcLevels: Maybe<ReadonlyArray<Scalars['Int']['output']>>;
  readonly event: Maybe<Scalars['String']['output']>;
  /** No longer to be had in this edition. */
  readonly removed: Scalars['Boolean']['output'];
  readonly note: Maybe<Scalars['String']['output']>;
};

export type QuestFacts = {
  /** Null where it grows with who does it. */
  readonly level: Maybe<Scalars['Int']['output']>;
  readonly minLevel: Maybe<Scalars['Int']['output']>;
  readonly giver: Maybe<Scalars['String']['output']>;
  /** Quests from the first of its chain to this one. */
  readonly chain: Maybe<Scalars['Int']['output']>;
  readonly chainStart: Maybe<Scalars['String']['output']>;
};

export type CurrencyPrice = {
  /** Item id of what is paid with, or its name where it is no item. */
  readonly currency: Scalars['String']['output'];
  readonly amount: Scalars['Int']['output'];
  /** Null where the currency is its own name. */
  readonly name: Maybe<Scalars['String']['output']>;
};

export type Material = {
  readonly itemId: Scalars['ID']['output'];
  readonly amount: Scalars['Int']['output'];
};

export type ItemPage = {
  /** How many there are in all. */
  readonly total: Scalars['Int']['output'];
  readonly items: ReadonlyArray<Item>;
};

export type SlotItems = {
  readonly slotId: Scalars['Int']['output'];
  readonly items: ReadonlyArray<Item>;
};

export type ItemPrice = {
  readonly itemId: Scalars['ID']['output'];
  /** Copper. */
  readonly price: Scalars['Float']['output'];
  /** Derived rather than seen on an auction house. */
  readonly approximate: Scalars['Boolean']['output'];
};

export type BaseStats = {
  readonly strength: Scalars['Float']['output'];
  readonly agility: Scalars['Float']['output'];
  readonly stamina: Scalars['Float']['output'];
  readonly intellect: Scalars['Float']['output'];
  readonly spirit: Scalars['Float']['output'];
  readonly health: Scalars['Float']['output'];
  readonly mana: Scalars['Float']['output'];
};

export type TalentData = {
  readonly gameClass: GameClass;
  readonly trees: ReadonlyArray<TalentTree>;
};

export type TalentTree = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly icon: Scalars['String']['output'];
  /** By row, then column: the order of digits and letters in talent strings. */
  readonly talents: ReadonlyArray<Talent>;
};

export type Talent = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly icon: Scalars['String']['output'];
  readonly row: Scalars['Int']['output'];
  readonly col: Scalars['Int']['output'];
  /** Place of the prerequisite in the same tree. */
  readonly requires: Maybe<Scalars['Int']['output']>;
  readonly ranks: ReadonlyArray<TalentRank>;
};

export type TalentRank = {
  /** Spell id of the rank. */
  readonly id: Scalars['ID']['output'];
  readonly rank: Scalars['Int']['output'];
  readonly description: Maybe<Scalars['String']['output']>;
  readonly spell: Maybe<TalentSpell>;
  readonly stats: ReadonlyArray<TalentStat>;
};

export type TalentSpell = {
  readonly castTime: Maybe<Scalars['String']['output']>;
  readonly cooldown: Maybe<Scalars['String']['output']>;
  readonly cost: Maybe<Scalars['String']['output']>;
  readonly range: Maybe<Scalars['String']['output']>;
};

export type TalentStat = {
  readonly stat: Scalars['String']['output'];
  /** flat, percent, convert or perLevel. */
  readonly type: Scalars['String']['output'];
  readonly value: Scalars['Float']['output'];
  /** Null for what always counts; the first, where several must hold. */
  readonly condition: Maybe<StatCondition>;
  /** All must hold. */
  readonly conditions: ReadonlyArray<StatCondition>;
};

export type StatCondition = {
  /** form, stance, weaponTypes, shield, … */
  readonly attribute: Scalars['String']['output'];
  /** `in` a list, or `is`. */
  readonly type: Scalars['String']['output'];
  readonly value: ReadonlyArray<Scalars['String']['output']>;
};

export type Spell = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly icon: Scalars['String']['output'];
  /** Rank 3 */
  readonly subtext: Maybe<Scalars['String']['output']>;
  readonly rank: Maybe<Scalars['Int']['output']>;
  readonly rootSpellId: Scalars['ID']['output'];
  readonly level: Scalars['Int']['output'];
  readonly gameClass: Maybe<GameClass>;
  readonly profession: Maybe<Scalars['String']['output']>;
  /** Talents that make it stronger. */
  readonly improvedBy: ReadonlyArray<SpellImprovement>;
};

export type SpellImprovement = {
  readonly name: Scalars['String']['output'];
  readonly gameClass: Maybe<GameClass>;
  readonly ranks: ReadonlyArray<ImprovementRank>;
};

export type ImprovementRank = {
  readonly rank: Scalars['Int']['output'];
  readonly spellId: Scalars['ID']['output'];
  readonly spell: Maybe<Spell>;
};

export type BuffCategory = {
  /** A class, `other` or `world`. */
  readonly category: Scalars['String']['output'];
  readonly spells: ReadonlyArray<BuffOption>;
};

export type BuffOption = {
  /** The highest rank: the id of the line. */
  readonly spellId: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly icon: Scalars['String']['output'];
  /** Only the strongest of a stacking category counts. */
  readonly stacking: Scalars['String']['output'];
  readonly selfOnly: Scalars['Boolean']['output'];
  readonly spell: Maybe<Spell>;
  /** What can be cast at the level, highest first. */
  readonly ranks: ReadonlyArray<BuffRank>;
  readonly improvements: ReadonlyArray<SpellImprovement>;
};

export type BuffRank = {
  readonly spellId: Scalars['ID']['output'];
  readonly rank: Scalars['Int']['output'];
  readonly level: Scalars['Int']['output'];
};

export type SetValidation = {
  readonly valid: Scalars['Boolean']['output'];
  readonly name: Maybe<Scalars['String']['output']>;
  readonly phase: Maybe<Scalars['Int']['output']>;
  readonly character: Maybe<ImportedCharacter>;
  /** items, talents, glyphs, buffs, consumables, points: what there is something for. */
  readonly categories: ReadonlyArray<Scalars['String']['output']>;
  /** What of the input is known, in the form of a set; null where it says nothing. */
  readonly itemIds: Maybe<ReadonlyArray<Maybe<Scalars['ID']['output']>>>;
  readonly enchantIds: Maybe<ReadonlyArray<Maybe<Scalars['ID']['output']>>>;
  readonly gemIds: Maybe<ReadonlyArray<Maybe<ReadonlyArray<Maybe<Scalars['ID']['output']>>>>>;
  readonly runeIds: Maybe<ReadonlyArray<Maybe<Scalars['ID']['output']>>>;
  readonly itemsAcquired: Maybe<ReadonlyArray<Scalars['Boolean']['output']>>;
  readonly wishlistIds: Maybe<ReadonlyArray<Scalars['ID']['output']>>;
  readonly glyphIds: Maybe<ReadonlyArray<Maybe<Scalars['ID']['output']>>>;
  readonly talents: Maybe<Scalars['String']['output']>;
  readonly buffs: Maybe<ReadonlyArray<ChosenBuff>>;
  readonly consumables: Maybe<ReadonlyArray<ChosenConsumable>>;
  readonly points: Maybe<ReadonlyArray<Point>>;
  readonly professions: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** What was not understood, not known, or is against the rules. */
  readonly findings: ReadonlyArray<Finding>;
};

export type ImportedCharacter = {
  readonly name: Maybe<Scalars['String']['output']>;
  readonly level: Maybe<Scalars['Int']['output']>;
  readonly gameClass: Maybe<GameClass>;
  readonly race: Maybe<Race>;
  readonly faction: Maybe<Faction>;
};

export type Finding = {
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
  /** `item 5`, `gem 1 0`: the parts it is about. */
  readonly touches: ReadonlyArray<Scalars['String']['output']>;
};

export type OwnedItemInput = {
  readonly id: Scalars['ID']['input'];
  readonly place: Place;
  readonly enchant?: InputMaybe<Scalars['Int']['input']>;
  readonly gems?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
};

export type CharacterInput = {
  readonly name: Scalars['String']['input'];
  readonly realm?: InputMaybe<Scalars['String']['input']>;
  readonly guild?: InputMaybe<Scalars['String']['input']>;
  readonly gender: Scalars['Int']['input'];
  readonly race: Race;
  readonly level: Scalars['Int']['input'];
  /** Follows from the race; not read. */
  readonly faction?: InputMaybe<Faction>;
  readonly gameClass: GameClass;
  readonly spec?: InputMaybe<Scalars['String']['input']>;
  readonly variations: VariationsInput;
  readonly connectedSets?: InputMaybe<ReadonlyArray<ConnectedSetInput>>;
};

export type CharacterPatch = {
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly realm?: InputMaybe<Scalars['String']['input']>;
  readonly guild?: InputMaybe<Scalars['String']['input']>;
  readonly gender?: InputMaybe<Scalars['Int']['input']>;
  readonly race?: InputMaybe<Race>;
  readonly level?: InputMaybe<Scalars['Int']['input']>;
  /** Follows from the race; not read. */
  readonly faction?: InputMaybe<Faction>;
  readonly gameClass?: InputMaybe<GameClass>;
  readonly spec?: InputMaybe<Scalars['String']['input']>;
  readonly variations?: InputMaybe<VariationsInput>;
  readonly connectedSets?: InputMaybe<ReadonlyArray<ConnectedSetInput>>;
};

export type VariationsInput = {
  readonly skinColor: Scalars['Int']['input'];
  readonly face: Scalars['Int']['input'];
  readonly hair: Scalars['Int']['input'];
  readonly hairColor: Scalars['Int']['input'];
  readonly facialHair: Scalars['Int']['input'];
};

export type ConnectedSetInput = {
  readonly id: Scalars['ID']['input'];
  readonly region: Region;
  readonly realm: Scalars['String']['input'];
  readonly name: Scalars['String']['input'];
  readonly points: ReadonlyArray<PointInput>;
};

export type SetInput = {
  readonly characterId: Scalars['ID']['input'];
  readonly name: Scalars['String']['input'];
  /** The character's class; another is refused. */
  readonly gameClass?: InputMaybe<GameClass>;
  readonly spec: Scalars['String']['input'];
  readonly phase: Scalars['Int']['input'];
  readonly points: ReadonlyArray<PointInput>;
  readonly pinned?: InputMaybe<Scalars['Boolean']['input']>;
  readonly talents?: InputMaybe<Scalars['String']['input']>;
  readonly itemIds?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly enchantIds?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly gemIds?: InputMaybe<
    ReadonlyArray<InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>>
  >;
  readonly runeIds?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly glyphIds?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly wishlistIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly itemsAcquired?: InputMaybe<ReadonlyArray<Scalars['Boolean']['input']>>;
  readonly enchantsAcquired?: InputMaybe<ReadonlyArray<Scalars['Boolean']['input']>>;
  readonly gemsAcquired?: InputMaybe<
    ReadonlyArray<InputMaybe<ReadonlyArray<Scalars['Boolean']['input']>>>
  >;
  readonly effectValues?: InputMaybe<ReadonlyArray<EffectValueInput>>;
  readonly goals?: InputMaybe<GearGoalsInput>;
  readonly buffs?: InputMaybe<ReadonlyArray<ChosenBuffInput>>;
  readonly consumables?: InputMaybe<ReadonlyArray<ChosenConsumableInput>>;
  readonly modelSettings?: InputMaybe<ModelSettingsInput>;
  readonly defaultFilters?: InputMaybe<DefaultFiltersInput>;
};

export type SetPatch = {
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly spec?: InputMaybe<Scalars['String']['input']>;
  readonly phase?: InputMaybe<Scalars['Int']['input']>;
  /** Sent only when points were edited. */
  readonly points?: InputMaybe<ReadonlyArray<PointInput>>;
  readonly pinned?: InputMaybe<Scalars['Boolean']['input']>;
  readonly talents?: InputMaybe<Scalars['String']['input']>;
  readonly itemIds?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly enchantIds?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly gemIds?: InputMaybe<
    ReadonlyArray<InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>>
  >;
  readonly runeIds?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly glyphIds?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly wishlistIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly itemsAcquired?: InputMaybe<ReadonlyArray<Scalars['Boolean']['input']>>;
  readonly enchantsAcquired?: InputMaybe<ReadonlyArray<Scalars['Boolean']['input']>>;
  readonly gemsAcquired?: InputMaybe<
    ReadonlyArray<InputMaybe<ReadonlyArray<Scalars['Boolean']['input']>>>
  >;
  readonly effectValues?: InputMaybe<ReadonlyArray<EffectValueInput>>;
  readonly goals?: InputMaybe<GearGoalsInput>;
  readonly buffs?: InputMaybe<ReadonlyArray<ChosenBuffInput>>;
  readonly consumables?: InputMaybe<ReadonlyArray<ChosenConsumableInput>>;
  readonly modelSettings?: InputMaybe<ModelSettingsInput>;
  readonly defaultFilters?: InputMaybe<DefaultFiltersInput>;
};

export type PublicSetInput = {
  readonly name: Scalars['String']['input'];
  readonly gameClass: GameClass;
  readonly spec: Scalars['String']['input'];
  readonly phase: Scalars['Int']['input'];
  readonly points: ReadonlyArray<PointInput>;
  readonly talents: Scalars['String']['input'];
  readonly itemIds: ReadonlyArray<InputMaybe<Scalars['ID']['input']>>;
  readonly enchantIds: ReadonlyArray<InputMaybe<Scalars['ID']['input']>>;
  readonly gemIds: ReadonlyArray<InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>>;
  readonly runeIds: ReadonlyArray<InputMaybe<Scalars['ID']['input']>>;
  readonly glyphIds: ReadonlyArray<InputMaybe<Scalars['ID']['input']>>;
  readonly wishlistIds: ReadonlyArray<Scalars['ID']['input']>;
  readonly itemsAcquired: ReadonlyArray<Scalars['Boolean']['input']>;
  readonly enchantsAcquired: ReadonlyArray<Scalars['Boolean']['input']>;
  readonly gemsAcquired: ReadonlyArray<InputMaybe<ReadonlyArray<Scalars['Boolean']['input']>>>;
  readonly effectValues?: InputMaybe<ReadonlyArray<EffectValueInput>>;
  readonly goals?: InputMaybe<GearGoalsInput>;
  readonly buffs: ReadonlyArray<ChosenBuffInput>;
  readonly consumables: ReadonlyArray<ChosenConsumableInput>;
  readonly modelSettings: ModelSettingsInput;
  readonly defaultFilters: DefaultFiltersInput;
  readonly character: PublicCharacterInput;
};

export type PublicCharacterInput = {
  readonly name: Scalars['String']['input'];
  readonly level: Scalars['Int']['input'];
  readonly race: Race;
  readonly gender: Scalars['Int']['input'];
  /** Follows from the race; not read. */
  readonly faction?: InputMaybe<Faction>;
  readonly gameClass: GameClass;
  readonly variations: VariationsInput;
};

export type PointInput = {
  /** Absent for a custom point that is new. */
  readonly pointId?: InputMaybe<Scalars['ID']['input']>;
  readonly type: PointType;
  /** A preset needs nothing but its id. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly stats?: InputMaybe<ReadonlyArray<StatValueInput>>;
  readonly gameClass?: InputMaybe<GameClass>;
  readonly author?: InputMaybe<Scalars['String']['input']>;
  readonly authorLink?: InputMaybe<Scalars['String']['input']>;
  readonly parentCharacterId?: InputMaybe<Scalars['ID']['input']>;
  readonly parentType?: InputMaybe<PointParent>;
};

export type PointValues = {
  readonly name: Scalars['String']['input'];
  readonly stats: ReadonlyArray<StatValueInput>;
};

export type StatValueInput = {
  readonly name: Scalars['String']['input'];
  readonly value: Scalars['Float']['input'];
};

export type ChosenBuffInput = {
  readonly spellId: Scalars['ID']['input'];
  readonly improvementIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly enabled: Scalars['Boolean']['input'];
};

export type ChosenConsumableInput = {
  readonly itemId: Scalars['ID']['input'];
  readonly enabled: Scalars['Boolean']['input'];
  readonly slotId?: InputMaybe<Scalars['Int']['input']>;
};

export type EffectValueInput = {
  readonly pointId: Scalars['ID']['input'];
  readonly thing: Scalars['String']['input'];
  readonly value: Scalars['Float']['input'];
};

export type GearGoalsInput = {
  readonly caps?: InputMaybe<ReadonlyArray<CapGoalInput>>;
  readonly arms?: InputMaybe<Scalars['String']['input']>;
};

export type CapGoalInput = {
  readonly stat: Scalars['String']['input'];
  readonly kind: Scalars['String']['input'];
  readonly amount: Scalars['Float']['input'];
  readonly beyond?: InputMaybe<Scalars['Float']['input']>;
  readonly goal?: InputMaybe<Scalars['String']['input']>;
  readonly enabled: Scalars['Boolean']['input'];
};

export type ModelSettingsInput = {
  readonly showHelm: Scalars['Boolean']['input'];
  readonly showCloak: Scalars['Boolean']['input'];
  readonly sheathed: Scalars['Boolean']['input'];
};

export type DefaultFiltersInput = {
  readonly sources?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly raids?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  readonly mainWeaponTypes?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  readonly offWeaponTypes?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  readonly rangedWeaponTypes?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  readonly armorTypes?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  readonly professions?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly maxPvpRank: Scalars['Int']['input'];
  readonly maxArenaRating: Scalars['Int']['input'];
};

export type QueryType = 'weapon' | 'armor' | 'enchant' | 'rune' | 'gem';

/** What a search asks for; a field left out asks nothing. Where a list is taken, a single value will do. */
export type ItemQuery = {
  /** false leaves out items that need a random suffix. */
  readonly showRandom?: InputMaybe<Scalars['Boolean']['input']>;
  /** 12, 14 and 17 are searched as 11, 13 and 16. */
  readonly slotId?: InputMaybe<Scalars['Int']['input']>;
  readonly armorType?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  readonly maxArmorType?: InputMaybe<Scalars['Int']['input']>;
  readonly weaponTypes?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  readonly handed?: InputMaybe<ReadonlyArray<Handed>>;
  /** Keys of the edition's sources (`boe` is crafting and world drops), or source types. */
  readonly sources?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Zone ids: what only raids give must drop in one of these. */
  readonly raids?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  readonly phases?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  readonly minRequiredLevel?: InputMaybe<Scalars['Int']['input']>;
  readonly maxRequiredLevel?: InputMaybe<Scalars['Int']['input']>;
  readonly quality?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** Who can wear it, proficiencies included. */
  readonly gameClass?: InputMaybe<GameClass>;
  readonly race?: InputMaybe<Race>;
  readonly faction?: InputMaybe<Faction>;
  readonly search?: InputMaybe<Scalars['String']['input']>;
  readonly type?: InputMaybe<QueryType>;
  readonly types?: InputMaybe<ReadonlyArray<QueryType>>;
  readonly gemColors?: InputMaybe<ReadonlyArray<GemColor>>;
  readonly professions?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly maxPvpRank?: InputMaybe<Scalars['Int']['input']>;
  readonly maxArenaRating?: InputMaybe<Scalars['Int']['input']>;
  /** Any spelling of a stat that the edition knows. */
  readonly statWeights?: InputMaybe<ReadonlyArray<StatValueInput>>;
  readonly counting?: InputMaybe<CountingInput>;
  readonly sort?: InputMaybe<SortInput>;
  readonly scaledLevel?: InputMaybe<Scalars['Int']['input']>;
};

/** What an item's worth counts besides its own stats; each on unless switched off. */
export type CountingInput = {
  readonly suffix?: InputMaybe<Scalars['Boolean']['input']>;
  readonly gems?: InputMaybe<Scalars['Boolean']['input']>;
  readonly socketBonus?: InputMaybe<Scalars['Boolean']['input']>;
};

export type SortInput = {
  /** score, name, itemLevel, requiredLevel, quality or a stat. */
  readonly by: Scalars['String']['input'];
  readonly descending?: InputMaybe<Scalars['Boolean']['input']>;
};

export type SetValidationInput = {
  /** A text of any supported format; the other fields then only say who is imported into. */
  readonly text?: InputMaybe<Scalars['String']['input']>;
  /** Of whoever is imported into; the level cap and a race of the class when absent. */
  readonly race?: InputMaybe<Race>;
  readonly level?: InputMaybe<Scalars['Int']['input']>;
  readonly phase?: InputMaybe<Scalars['Int']['input']>;
  readonly talents?: InputMaybe<Scalars['String']['input']>;
  readonly itemIds?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly enchantIds?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly gemIds?: InputMaybe<
    ReadonlyArray<InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>>
  >;
  readonly runeIds?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly glyphIds?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly wishlistIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly effectValues?: InputMaybe<ReadonlyArray<EffectValueInput>>;
  readonly buffs?: InputMaybe<ReadonlyArray<ChosenBuffInput>>;
  readonly consumables?: InputMaybe<ReadonlyArray<ChosenConsumableInput>>;
  readonly professions?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};
