import type { Edition } from '../edition/edition.ts';
import type { Item, SocketColor } from '../item/item.ts';
import { bonusWords } from './gem-lines.ts';
import { line, type TooltipLine } from './tooltip-line.ts';

const SOCKET_NAMES: Readonly<Record<SocketColor, string>> = {
  red: 'Red Socket',
  blue: 'Blue Socket',
  yellow: 'Yellow Socket',
  meta: 'Meta Socket',
  prismatic: 'Prismatic Socket',
};

export function socketLines(
  item: Item,
  edition: Edition,
  gems: readonly (Item | null)[],
): TooltipLine[] {
  const sockets = item.sockets.map((socket, place): TooltipLine => {
    const gem = gems[place] ?? null;
    return {
      kind: 'socket',
      text: gem ? bonusWords(gem.stats, edition) || gem.name : SOCKET_NAMES[socket],
      socket,
      gem: gem?.gem?.color ?? null,
    };
  });
  if (!item.socketBonus) return sockets;
  return [...sockets, line(`Socket Bonus: ${bonusWords(item.socketBonus, edition)}`, 'dim')];
}
