import { gemCanBeSet, gemFitsSocket } from '../gem/gem-fits-socket.ts';
import type { GemColor, SocketColor } from '../item/item.ts';
import { PROFESSIONS } from '../item/professions.ts';
import type { ItemQuery } from './query.ts';
import { GEM_COLORS } from './search-index.ts';
import type { SearchIndex } from './search-index.ts';
import { weighed } from './stat-columns.ts';

/** Worth of the best gem a socket can take: of its colour, and of any. */
export interface BestGems {
  readonly matching: Readonly<Record<SocketColor, number>>;
  readonly free: Readonly<Record<SocketColor, number>>;
}

const SOCKET_COLORS: readonly SocketColor[] = ['red', 'blue', 'yellow', 'meta', 'prismatic'];

/** Which places of GEM_COLORS go into which socket. */
type Fits = (gem: { readonly gem: { readonly color: GemColor } }, socket: SocketColor) => boolean;
const placesBy = (fits: Fits): Readonly<Record<SocketColor, readonly number[]>> =>
  Object.fromEntries(
    SOCKET_COLORS.map((socket) => [
      socket,
      GEM_COLORS.flatMap((color, place) => (fits({ gem: { color } }, socket) ? [place] : [])),
    ]),
  ) as unknown as Record<SocketColor, readonly number[]>;
const MATCHING = placesBy(gemFitsSocket as Fits);
const FREE = placesBy(gemCanBeSet as Fits);

/** Gems that can be set again and again: what a socket may be counted on for; metas stand alone. */
export function bestGems(index: SearchIndex, query: ItemQuery, weights: Float64Array): BestGems {
  const { gemRows, gemColors, table, repeatable } = index;
  const scores = weighed(index.gemStats, weights);
  const effects = query.effects?.byRow();
  const best = new Float64Array(GEM_COLORS.length);
  const phase = query.phases ? Math.max(...query.phases) : Infinity;
  const level = query.maxRequiredLevel ?? Infinity;
  for (let place = 0; place < gemRows.length; place++) {
    const row = gemRows[place]!;
    const color = gemColors[row]!;
    const score = scores[place]! + (effects?.[row] ?? 0);
    if (score <= best[color]! || table.sourceMasks[row] === 0) continue;
    if (table.phases[row]! > phase || table.requiredLevels[row]! > level) continue;
    const isRare = GEM_COLORS[color] !== 'meta' && repeatable[place] === 0;
    if (isRare && !query.counting?.rareGems) continue;
    const profession = PROFESSIONS[table.wearProfessions[row]! - 1];
    if (profession && !query.professions?.includes(profession)) continue;
    best[color] = score;
  }
  const worth = (places: Readonly<Record<SocketColor, readonly number[]>>) =>
    Object.fromEntries(
      SOCKET_COLORS.map((socket) => [
        socket,
        places[socket].reduce((most, place) => Math.max(most, best[place]!), 0),
      ]),
    ) as Record<SocketColor, number>;
  return { matching: worth(MATCHING), free: worth(FREE) };
}
