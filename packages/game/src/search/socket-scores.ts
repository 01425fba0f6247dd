import type { StatWeights } from '../point/point.ts';
import { statIndex } from '../stat/catalogue.ts';
import type { EffectWorths } from '../worth/effect-worths.ts';
import { bestGems } from './best-gems.ts';
import type { ItemQuery } from './query.ts';
import type { SearchIndex } from './search-index.ts';
import { weighed } from './stat-columns.ts';

/** What sockets are worth under a query. */
export interface SocketScores {
  /** By list of sockets: the sockets themselves with gems of their colours, and with any gems. */
  readonly matching: Float64Array;
  readonly free: Float64Array;
  /** By place among the socket bonuses. */
  readonly bonuses: Float64Array;
}

type Kept = WeakMap<StatWeights, WeakMap<StatWeights | EffectWorths, Map<string, SocketScores>>>;

/** The same for every slot: kept for as long as weights and effects are. */
const kept = new WeakMap<SearchIndex, Kept>();

export function socketScores(
  index: SearchIndex,
  query: ItemQuery,
  weights: Float64Array,
): SocketScores {
  const { statWeights } = query;
  if (!statWeights) return weigh(index, query, weights);
  const byWeights = madeOnce(kept, index, () => new WeakMap());
  const byEffects = madeOnce(byWeights, statWeights, () => new WeakMap());
  const known = madeOnce(byEffects, query.effects ?? statWeights, () => new Map());
  const { phases, maxRequiredLevel, professions, counting } = query;
  const key = `${phases?.join()} ${maxRequiredLevel} ${professions?.join()} ${counting?.gems} ${counting?.rareGems} ${counting?.socketBonus}`;
  let scores = known.get(key);
  if (!scores) known.set(key, (scores = weigh(index, query, weights)));
  return scores;
}

function madeOnce<Key extends object, Value>(
  known: WeakMap<Key, Value>,
  key: Key,
  make: () => Value,
): Value {
  let value = known.get(key);
  if (value === undefined) known.set(key, (value = make()));
  return value;
}

const SOCKET_STATS = {
  red: statIndex('redSockets'),
  yellow: statIndex('yellowSockets'),
  blue: statIndex('blueSockets'),
  meta: statIndex('metaSockets'),
  prismatic: statIndex('prismaticSockets'),
};

function weigh(index: SearchIndex, query: ItemQuery, weights: Float64Array): SocketScores {
  const { socketLists, socketBonusStats } = index.table;
  const gems = query.counting?.gems === false ? null : bestGems(index, query, weights);
  const matching = new Float64Array(socketLists.length);
  const free = new Float64Array(socketLists.length);
  socketLists.forEach((sockets, list) => {
    for (const color of sockets) {
      const counted = weights[SOCKET_STATS[color]]!;
      matching[list]! += counted + (gems?.matching[color] ?? 0);
      free[list]! += counted + (gems?.free[color] ?? 0);
    }
  });
  const bonuses =
    query.counting?.socketBonus === false
      ? new Float64Array(socketBonusStats.length)
      : weighed(index.bonuses, weights);
  return { matching, free, bonuses };
}
