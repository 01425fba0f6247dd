import { whyNotAllowed } from '../equip/can-equip.ts';
import { dropCopies } from '../equip/drop-copies.ts';
import type { Item } from '../item/item.ts';
import { refusal, type Refusal } from '../messages.ts';
import type { GearSet, SetEdit } from '../set/gear-set.ts';
import { gemmed, withPiece } from '../set/piece.ts';
import { wearerOf, type Rules } from '../set/rules.ts';
import { slotLabel, type SlotId } from '../slot/slots.ts';
import { gemCanBeSet } from './gem-fits-socket.ts';
import { socketsOf } from './sockets.ts';

/** Sockets count from 0; the sentence counts from 1. */
export function whyNotGem(
  set: GearSet,
  slot: SlotId,
  socket: number,
  gem: Item,
  { edition, wearer }: Rules,
): Refusal | null {
  const piece = set.gear[slot];
  const who = wearerOf(set, wearer);
  if (!piece.item) return refusal('slotEmpty', slotLabel(slot));
  const color = socketsOf(piece, who, edition)[socket];
  if (!color) return refusal('noSuchSocket', slotLabel(slot), socket + 1);
  if (!gemCanBeSet(gem, color)) return refusal('gemDoesNotFit', gem.name, color);
  return whyNotAllowed(gem, who);
}

/** Sets the gem, or empties the socket; copies a unique or limited gem cannot sit beside come out elsewhere. */
export function gemming(slot: SlotId, socket: number, gem: Item | null): SetEdit {
  return (set) => {
    const gear = withPiece(set.gear, slot, gemmed(set.gear[slot], socket, gem));
    return { ...set, gear: gem ? dropCopies(gear, { slot, socket }) : gear };
  };
}
