import type { Inventory } from '@gearwright/game/character/inventory.ts';
import type { Character } from '@gearwright/game/character/character.ts';
import type { StoredCharacter } from '@gearwright/game/stored/character-schema.ts';
import type { CustomPoint, PointStat } from '@gearwright/game/point/point.ts';
import type { StoredSet } from '@gearwright/game/stored/stored-set.ts';
import type { SetWithoutIds } from '@gearwright/game/stored/without-ids.ts';
import type { GameClass } from '@gearwright/game/words/classes-and-races.ts';

/**
 * What one player owns in one edition. Four implementations keep one contract: memory, browser, SQL, remote.
 * A call that cannot be met throws a `PlannerError`; a refused write changes nothing.
 */
export interface Roster {
  /** Sorted by name, with what cards and the home page show (acceptance D16). */
  listCharacters(): Promise<readonly CharacterSummary[]>;
  /** `characterNotFound` when it is not the owner's. */
  getCharacter(id: string): Promise<CharacterWithSets>;
  createCharacter(input: CharacterInput, options?: CreateOptions): Promise<StoredCharacter>;
  updateCharacter(id: string, input: CharacterPatch): Promise<StoredCharacter>;
  /** Its sets go with it, all of them into the bin; their links are dead at once. */
  deleteCharacter(id: string): Promise<{ readonly id: string }>;

  /** What the character has in its bags, in the bank and on; `characterNotFound`. */
  getInventory(characterId: string): Promise<Inventory>;
  /**
   * Takes the place of what was there: all of it or nothing. At most `MOST_OWNED` entries. `staleInventory` when
   * `options.version` is not that of what is stored: see `changeInventory` (change-inventory.ts).
   */
  saveInventory(
    characterId: string,
    items: Inventory,
    options?: SaveInventoryOptions,
  ): Promise<Inventory>;

  /** `setNotFound` when it is not the owner's. */
  getSet(id: string): Promise<SetWithCharacter>;
  /** `characterDoesNotExist`, `invalidPoint`, or a rule's refusal. */
  createSet(input: SetInput, options?: CreateOptions): Promise<StoredSet>;
  /** Throws `StaleSetError` (stale-set-error.ts) when `options.version` is not the current one (acceptance D17). */
  updateSet(id: string, patch: SetPatch, options?: UpdateOptions): Promise<StoredSet>;
  /** It goes into the bin; its link is dead at once. */
  deleteSet(id: string): Promise<{ readonly id: string; readonly characterId: string }>;

  /** What the set was: named snapshots and the last 50 versions, each with the last first. `setNotFound`. */
  getHistory(setId: string): Promise<SetHistory>;
  /** Keeps the set as it is now, or a state that came from elsewhere, under a name; at most 20 a set. */
  takeSnapshot(setId: string, input: SnapshotInput): Promise<NamedSnapshot>;
  /** `snapshotNotFound`. */
  deleteSnapshot(setId: string, snapshotId: string): Promise<{ readonly id: string }>;

  /** What was deleted within the last 30 days (`BIN_LIMITS`), the last first. */
  listBin(): Promise<readonly BinnedThing[]>;
  /**
   * Back as it was, with the ids it had and without its link. `notInBin`, `limitReached` as for a new one, and
   * `characterDoesNotExist` for a set whose character is in the bin itself.
   */
  restoreFromBin(id: string): Promise<BinnedThing>;
  /** For ever; a character takes along the sets of it that were deleted before. `notInBin`. */
  deleteFromBin(id: string): Promise<{ readonly id: string }>;

  /** Custom points of all the owner's sets and connected sets, sorted by name. */
  listPoints(): Promise<readonly OwnedPoint[]>;
  /** Changes it everywhere it is used (acceptance D8); `pointNotFound`. */
  updatePoint(pointId: string, input: PointInput): Promise<CustomPoint>;
  /** Preset points of the character's sets are picked anew for the level, custom ones stay (acceptance D7). */
  createPointsForLevel(characterId: string, from: number, to: number): Promise<void>;
  /**
   * Takes a character to another level, with the filters and the outgrown presets of all its sets, linked ones
   * included: all of it or nothing. `characterNotFound`, or why nobody has that level.
   */
  changeLevel(characterId: string, level: number, also?: LevelCompany): Promise<StoredCharacter>;

  /** The public id of a set, made on first use. */
  shareSet(id: string): Promise<PublicLink>;
  /** What the owner sees of a set's link; `setNotFound`. */
  getLink(setId: string): Promise<LinkState>;
  /**
   * Switches the link of a set off and on again, under the same address, and chooses what it shows. A set without
   * a link gets one. `snapshotNotFound`, and `guestLinkStands` where a link cannot show the set as it is.
   */
  changeLink(setId: string, change: LinkChange): Promise<LinkState>;
  /** One more opening of a link by somebody else than its owner; of what leads nowhere nothing is counted. */
  countOpening(publicId: string): Promise<void>;
  /** A snapshot from data, for those without a stored set; the token deletes it again (acceptance D12). */
  createPublicSet(input: PublicSetInput, options?: CreateOptions): Promise<PublicLink>;
  deletePublicSet(publicId: string, deleteToken: string): Promise<void>;
  /** `publicSetNotFound`; carries no internal ids. */
  getPublicSet(publicId: string): Promise<PublicSet>;
}

export interface SaveInventoryOptions {
  /** `inventoryVersion` of what the change was made on; without it whatever is there is replaced. */
  readonly version?: string;
}

export interface CreateOptions {
  /** Unique per owner: a repeat answers with what the first made (acceptance D18). */
  readonly clientKey?: string;
  /**
   * It was stored before, elsewhere: what the rules of gear, talents and looks no longer allow stays, with a warning
   * (acceptance E4). Who wears it is held against the edition all the same.
   */
  readonly asStored?: boolean;
}

export interface UpdateOptions {
  /** The version the change was made on; absent overwrites only the fields sent. */
  readonly version?: number;
  /** What made the change, where it was not made by hand. */
  readonly by?: EditSource;
}

export const EDIT_SOURCES = [
  'account',
  'guest',
  'import',
  'autofill',
  'sync',
  'level',
  'history',
] as const;

/** Who or what changed a set: its owner by hand, signed in or not, or something they asked for. */
export type EditSource = (typeof EDIT_SOURCES)[number];

/** A state that a set was in, until it was changed after a pause or by something else. */
export interface PastVersion {
  /** The set's version then. */
  readonly version: number;
  /** Milliseconds since 1970: the last edit that made it. */
  readonly savedAt: number;
  readonly by: EditSource;
  readonly set: SetWithoutIds;
}

export interface NamedSnapshot {
  readonly id: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly takenAt: number;
  readonly set: SetWithoutIds;
}

export interface SetHistory {
  /** How the set came to be what it is now. */
  readonly present: Pick<PastVersion, 'savedAt' | 'by'>;
  readonly versions: readonly PastVersion[];
  readonly snapshots: readonly NamedSnapshot[];
}

export interface SnapshotInput {
  readonly name: string;
  /** Absent is the set as it is. */
  readonly set?: SetWithoutIds;
  /** Absent is now. A state from elsewhere with the name and time of one that is there is that one. */
  readonly takenAt?: number;
}

export type CharacterInput = Pick<
  Character,
  'name' | 'realm' | 'gender' | 'race' | 'level' | 'gameClass' | 'variations' | 'connectedSets'
> &
  Partial<Pick<Character, 'guild' | 'spec'>>;

export type CharacterPatch = Partial<CharacterInput>;

/** What a sync learns of a character together with its level. */
export type LevelCompany = Pick<CharacterPatch, 'guild' | 'spec'>;

type SetFields = Omit<StoredSet, 'id' | 'characterId' | 'publicId' | 'version' | 'gameClass'>;

/** What is absent gets the defaults of a new set; a class that is not the character's is refused. */
export type SetInput = Pick<StoredSet, 'characterId' | 'name' | 'spec' | 'phase' | 'points'> &
  Partial<SetFields & Pick<StoredSet, 'gameClass'>>;

/** Any of the fields; `points` only when points were edited. */
export type SetPatch = Partial<SetFields>;

export interface PointInput {
  readonly name: string;
  readonly stats: readonly PointStat[];
}

export interface SetSummary {
  readonly id: string;
  readonly name: string;
  readonly spec: string;
  readonly phase: number;
  readonly pinned: boolean;
  readonly version: number;
  /** By slot. */
  readonly itemIds: StoredSet['itemIds'];
  /** How many of the items worn are marked as acquired. */
  readonly acquired: number;
}

export interface CharacterSummary extends Pick<
  Character,
  'id' | 'name' | 'level' | 'gameClass' | 'race' | 'gender' | 'faction' | 'realm'
> {
  readonly sets: readonly SetSummary[];
  readonly connectedSets: Character['connectedSets'];
}

export interface CharacterWithSets extends StoredCharacter {
  /** Sorted by name. */
  readonly sets: readonly SetSummary[];
}

/** What a list of the bin shows. */
export interface BinnedThing {
  /** The one it had, and has again when it is restored. */
  readonly id: string;
  readonly kind: 'character' | 'set';
  readonly name: string;
  readonly gameClass: GameClass;
  /** Of a set: whose it was. Of a character: itself. */
  readonly characterId: string;
  readonly characterName: string;
  /** Of a character: how many sets come back with it. */
  readonly sets: number;
  /** Milliseconds since 1970. */
  readonly deletedAt: number;
}

export interface SetWithCharacter extends StoredSet {
  readonly character: StoredCharacter;
  /** Sentences about what was legal when stored and is not any more (acceptance E4). */
  readonly warnings: readonly string[];
}

export interface OwnedPoint extends CustomPoint {
  /** Where it is used, for choosing a shared point. */
  readonly usedBy: readonly { readonly characterId: string; readonly setId: string | null }[];
}

export interface PublicLink {
  readonly publicId: string;
  /** Only for snapshots, and only in the answer that made it; a repeat makes a new one. */
  readonly deleteToken: string | null;
}

/** The set as it is at each moment; as it is now, for good; or as a named snapshot has it. */
export const LINK_SHOWS = ['live', 'now', 'snapshot'] as const;

export interface LinkChange {
  readonly isOn?: boolean;
  readonly show?: (typeof LINK_SHOWS)[number];
  /** Which one, where it shows a snapshot. */
  readonly snapshotId?: string;
}

export interface LinkState {
  /** Null before it was first shared. */
  readonly publicId: string | null;
  readonly isOn: boolean;
  /** It shows a state of the set that changes no more. */
  readonly isFrozen: boolean;
  /** Milliseconds since 1970: when what it shows was last changed; null where nobody knows. */
  readonly changedAt: number | null;
  /** How often others opened it; null where nobody counts. */
  readonly opened: number | null;
}

/** The character as a stranger may see it. */
export type PublicCharacter = Pick<
  Character,
  'name' | 'level' | 'race' | 'gender' | 'faction' | 'gameClass' | 'variations'
>;

export interface PublicSetInput {
  readonly set: SetWithoutIds;
  readonly character: PublicCharacter;
}

export interface PublicSet extends Omit<StoredSet, 'id' | 'characterId' | 'version' | 'pinned'> {
  readonly publicId: string;
  readonly character: PublicCharacter;
}
