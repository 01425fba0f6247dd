import type { Inventory } from '@gearwright/game/character/inventory.ts';
import { ROSTER_LIMITS } from './limits.ts';
import type { BinnedThing, PointInput } from './roster.ts';
import type { KeptCharacter, KeptSet } from './rules/point-ref.ts';

const DAY = 86_400_000;

/** How long what was deleted can be had back, and how much of it: the oldest goes first. */
export const BIN_LIMITS = {
  days: 30,
  /** Of one owner in one edition; a character counts as one, whatever comes with it. */
  things: 500,
  /** Sets that came with their characters: all that an owner may have, twice over. */
  setsOfCharacters: 2 * ROSTER_LIMITS.sets,
} as const;

/** Everything that is needed to have it back as it was: points too, for they may be gone by then. */
export interface BinnedBody {
  /** Null where a set was deleted by itself. */
  readonly character: KeptCharacter | null;
  readonly sets: readonly KeptSet[];
  readonly inventory: Inventory;
  readonly points: readonly (readonly [string, PointInput])[];
}

export interface Binned extends BinnedThing {
  readonly body: BinnedBody;
}

export function binnedCharacter(
  character: KeptCharacter,
  body: Omit<BinnedBody, 'character'>,
  deletedAt: number,
): Binned {
  const { id, name, gameClass } = character;
  const sets = body.sets.length;
  const shown = { name, gameClass, characterId: id, characterName: name, sets, deletedAt };
  return { id, kind: 'character', ...shown, body: { ...withoutLinks(body), character } };
}

export function binnedSet(
  set: KeptSet,
  { id: characterId, name: characterName }: Pick<KeptCharacter, 'id' | 'name'>,
  points: BinnedBody['points'],
  deletedAt: number,
): Binned {
  const { id, name, gameClass } = set;
  const shown = { name, gameClass, characterId, characterName, sets: 0, deletedAt };
  const body = withoutLinks({ sets: [set], inventory: [], points });
  return { id, kind: 'set', ...shown, body: { ...body, character: null } };
}

/** A link dies with its set, and whoever wants it back publishes the set again. */
function withoutLinks(body: Omit<BinnedBody, 'character'>): Omit<BinnedBody, 'character'> {
  return { ...body, sets: body.sets.map((set) => ({ ...set, publicId: null })) };
}

/** The version goes on counting, so that nobody takes what was worked out before for what is there now. */
export function restoredSets({ sets }: BinnedBody): readonly KeptSet[] {
  return sets.map((set) => ({ ...set, version: set.version + 1 }));
}

export function shownOfBin(binned: Binned): BinnedThing {
  const { body: _, ...shown } = binned;
  return shown;
}

/** When the time of what is in the bin began that is over now. */
export function overBy(now: number): number {
  return now - BIN_LIMITS.days * DAY;
}

/** The last deleted first. */
export function lastDeletedFirst<Thing extends Pick<BinnedThing, 'deletedAt' | 'id'>>(
  things: readonly Thing[],
): readonly Thing[] {
  return things.toSorted((a, b) => b.deletedAt - a.deletedAt || (a.id < b.id ? -1 : 1));
}

/**
 * What has to go for the bin to keep its limits: whose time is over, and the oldest of too many. What was put in just
 * now stays, however large it is and whatever a clock said of the others.
 */
export function tooMuch<Thing extends Pick<BinnedThing, 'deletedAt' | 'id' | 'sets'>>(
  things: readonly Thing[],
  now: number,
  justPut: string | null = null,
): readonly Thing[] {
  const last = things.find(({ id }) => id === justPut);
  let held = last ? 1 : 0;
  let sets = last?.sets ?? 0;
  return lastDeletedFirst(things.filter((thing) => thing !== last)).filter((thing) => {
    held += 1;
    sets += thing.sets;
    const isFull = held > BIN_LIMITS.things || sets > BIN_LIMITS.setsOfCharacters;
    return isFull || thing.deletedAt <= overBy(now);
  });
}
