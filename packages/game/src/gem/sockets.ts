import type { Wearer } from '../character/character.ts';
import type { Edition } from '../edition/edition.ts';
import type { Item, SocketColor } from '../item/item.ts';
import type { Piece } from '../set/gear-set.ts';
import { WAIST } from '../slot/slots.ts';

/**
 * The sockets of a worn piece, its own and then the one a buckle or a smith added.
 * A waist shows its extra socket when the buckle is on or a gem already sits there (acceptance D5).
 */
export function socketsOf(piece: Piece, wearer: Wearer, edition: Edition): readonly SocketColor[] {
  const { item } = piece;
  if (!item || !edition.sockets) return [];
  return hasExtraSocket(piece, item, wearer, edition)
    ? [...item.sockets, 'prismatic']
    : item.sockets;
}

function hasExtraSocket(
  { enchant, gems, kept }: Piece,
  item: Item,
  wearer: Wearer,
  { extraSockets }: Edition,
): boolean {
  if (!extraSockets || item.slotId === null) return false;
  const smith = wearer.professions?.includes('blacksmithing') ?? false;
  if (extraSockets.smithSlots.includes(item.slotId)) {
    return smith && item.itemLevel >= extraSockets.smithItemLevel;
  }
  if (item.slotId !== WAIST || wearer.level < extraSockets.waistLevel) return false;
  const inSockets = Math.max(gems.length, kept?.gemIds?.length ?? 0);
  return (enchant?.addsSocket ?? false) || inSockets > item.sockets.length;
}
