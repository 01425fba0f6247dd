import type { Edition } from '../edition/edition.ts';
import { unmetRequirements, type GemColorCounts } from '../gem/gem-colors.ts';
import { allMatch } from '../gem/socket-bonus.ts';
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
  colors?: GemColorCounts,
): TooltipLine[] {
  // A buckle's or a smith's socket comes after the item's own.
  const added = gems.slice(item.sockets.length).map(() => 'prismatic' as const);
  const sockets = [...item.sockets, ...added].map((socket, place): TooltipLine => {
    const gem = gems[place] ?? null;
    return {
      kind: 'socket',
      text: gem ? bonusWords(gem.stats, edition) || gem.name : SOCKET_NAMES[socket],
      socket,
      gem: gem?.gem?.color ?? null,
    };
  });
  const asked = colors
    ? gems
        .flatMap((gem) => (gem ? unmetRequirements(gem, colors) : []))
        .map(({ message }) => message)
    : [];
  const unmet = [...new Set(asked)].map((text) => line(text, 'unmet'));
  if (!item.socketBonus) return [...sockets, ...unmet];
  const tone = allMatch(item.sockets, gems) ? 'effect' : 'dim';
  const bonus = line(`Socket Bonus: ${bonusWords(item.socketBonus, edition)}`, tone);
  return [...sockets, ...unmet, bonus];
}
