import type { Item, SocketColor } from '../item/item.ts';
import type { Piece } from '../set/gear-set.ts';
import { gemFitsSocket } from './gem-fits-socket.ts';

/** Every socket the item came with holds a gem of its colour; an added socket does not count. */
export function socketBonusActive({ item, gems }: Piece): boolean {
  return item !== null && allMatch(item.sockets, gems);
}

export function allMatch(sockets: readonly SocketColor[], gems: readonly (Item | null)[]): boolean {
  if (sockets.length === 0) return false;
  return sockets.every((socket, index) => {
    const gem = gems[index];
    return gem != null && gemFitsSocket(gem, socket);
  });
}
