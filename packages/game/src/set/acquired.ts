import { SLOT_IDS, type SlotId } from '../slot/slots.ts';
import type { GearSet, Piece, SetEdit } from './gear-set.ts';
import { withPiece } from './piece.ts';

/** What a mark belongs to: the item, the enchant, or the gem in a socket. */
export type Part = 'item' | 'enchant' | number;

export interface MarkedPart {
  readonly slot: SlotId;
  readonly part: Part;
}

export function isAcquired(piece: Piece, part: Part): boolean {
  if (part === 'item') return piece.itemAcquired;
  if (part === 'enchant') return piece.enchantAcquired;
  return piece.gemsAcquired[part] ?? false;
}

/**
 * The part that marking an id is meant for: the item first, then the enchant, then the first gem of that id which
 * does not have the mark yet. Looks in one slot, or in all of them.
 */
export function partToMark(
  set: GearSet,
  id: string,
  acquired: boolean,
  slot?: SlotId,
): MarkedPart | null {
  const slots = slot === undefined ? SLOT_IDS : [slot];
  const parts = slots.flatMap((at) =>
    partsWith(set.gear[at], id).map((part) => ({ slot: at, part })),
  );
  const open = parts.filter((place) => isAcquired(set.gear[place.slot], place.part) !== acquired);
  const rank = ({ part }: MarkedPart): number => (part === 'item' ? 0 : part === 'enchant' ? 1 : 2);
  return open.toSorted((a, b) => rank(a) - rank(b))[0] ?? null;
}

function partsWith({ item, enchant, gems }: Piece, id: string): readonly Part[] {
  return [
    ...(item?.id === id ? (['item'] as const) : []),
    ...(enchant?.id === id ? (['enchant'] as const) : []),
    ...gems.flatMap((gem, socket) => (gem?.id === id ? [socket] : [])),
  ];
}

export function markingPart({ slot, part }: MarkedPart, acquired: boolean): SetEdit {
  return (set) => ({
    ...set,
    gear: withPiece(set.gear, slot, marked(set.gear[slot], part, acquired)),
  });
}

/** Mark Acquired. */
export function markingAcquired(id: string, slot?: SlotId): SetEdit {
  return marking(id, true, slot);
}

/** Mark Not Acquired. */
export function markingNotAcquired(id: string, slot?: SlotId): SetEdit {
  return marking(id, false, slot);
}

function marking(id: string, acquired: boolean, slot?: SlotId): SetEdit {
  return (set) => {
    const place = partToMark(set, id, acquired, slot);
    return place ? markingPart(place, acquired)(set) : set;
  };
}

function marked(piece: Piece, part: Part, acquired: boolean): Piece {
  if (part === 'item') return { ...piece, itemAcquired: piece.item !== null && acquired };
  if (part === 'enchant') return { ...piece, enchantAcquired: piece.enchant !== null && acquired };
  return {
    ...piece,
    gemsAcquired: piece.gems.map((gem, socket) =>
      socket === part ? gem !== null && acquired : (piece.gemsAcquired[socket] ?? false),
    ),
  };
}

export interface AcquiredCount {
  readonly worn: number;
  readonly acquired: number;
}

/** How many of the items worn one has, whatever slot they are in: cards and the viewer count alike. */
export function acquiredCount(
  slots: readonly { readonly worn: boolean; readonly acquired: boolean }[],
): AcquiredCount {
  const worn = slots.filter((slot) => slot.worn);
  return { worn: worn.length, acquired: worn.filter((slot) => slot.acquired).length };
}
