import type { GemColor, SocketColor } from '../item/item.ts';
import { gemCanBeSet, gemFitsSocket } from '../gem/gem-fits-socket.ts';
import { limitsOf } from '../equip/limits.ts';
import type { Item } from '../item/item.ts';
import type { ItemQuery } from './query.ts';
import type { SearchIndex } from './search-index.ts';
import { weighed } from './stat-columns.ts';

/** Worth of the best gem a socket can take: of its colour, and of any. */
export interface BestGems {
  readonly matching: Readonly<Record<SocketColor, number>>;
  readonly free: Readonly<Record<SocketColor, number>>;
}

export const SOCKET_COLORS: readonly SocketColor[] = ['red', 'blue', 'yellow', 'meta', 'prismatic'];

/** Gems that can be set again and again: what a socket may be counted on for; metas stand alone. */
export function bestGems(index: SearchIndex, query: ItemQuery, weights: Float64Array): BestGems {
  const scores = weighed(index.gemStats, weights);
  const best = new Map<GemColor, { gem: Item; score: number }>();
  const phase = query.phases ? Math.max(...query.phases) : Infinity;
  const level = query.maxRequiredLevel ?? Infinity;
  index.gemRows.forEach((row, place) => {
    const score = scores[place]!;
    if (score <= 0 || index.table.phases[row]! > phase) return;
    if (index.table.requiredLevels[row]! > level) return;
    const gem = index.dataset.item(String(index.table.ids[row]!))!;
    const color = gem.gem!.color;
    if (score <= (best.get(color)?.score ?? 0)) return;
    const { requiredProfession: profession } = gem;
    if (profession && !query.professions?.includes(profession)) return;
    if (color !== 'meta' && (limitsOf(gem).length > 0 || gem.gem!.fromQuest)) return;
    best.set(color, { gem, score });
  });
  const worth = (fits: (gem: Item, socket: SocketColor) => boolean) =>
    Object.fromEntries(
      SOCKET_COLORS.map((socket) => [
        socket,
        Math.max(0, ...[...best.values()].map(({ gem, score }) => (fits(gem, socket) ? score : 0))),
      ]),
    ) as Record<SocketColor, number>;
  return { matching: worth(gemFitsSocket), free: worth(gemCanBeSet) };
}
