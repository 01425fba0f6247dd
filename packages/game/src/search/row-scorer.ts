import { FLAG_HEIRLOOM, FLAG_RANDOM } from '../dataset/dataset.ts';
import type { ItemTable } from '../dataset/dataset.ts';
import { weightVector } from '../point/weight-vector.ts';
import { statIndex } from '../stat/catalogue.ts';
import type { StatName } from '../stat/catalogue.ts';
import { bestGems } from './best-gems.ts';
import type { ItemQuery } from './query.ts';
import type { SearchIndex } from './search-index.ts';
import { weighed } from './stat-columns.ts';

export interface RowScorer {
  score(row: number): number;
  /** Place of the suffix that makes the most of a random item; −1 for others. */
  bestSuffix(row: number): number;
}

/** Weighs items by their columns: own stats, then what the query counts besides. */
export function rowScorer(index: SearchIndex, query: ItemQuery): RowScorer {
  const { table } = index;
  const { statStarts, statIds, statValues, flags, sockets, socketBonuses } = table;
  const weights = weightVector(query.statWeights ?? {}, query.slotId ?? null);
  const socketScores = scoreSockets(index, query, weights);
  const bonusCount = table.socketBonusStats.length;
  const countsSuffix = query.counting?.suffix !== false;
  const scaledLevel = query.scaledLevel ?? null;

  const ownScore = (row: number): number => {
    let score = 0;
    for (let entry = statStarts[row]!; entry < statStarts[row + 1]!; entry++) {
      score += statValues[entry]! * weights[statIds[entry]!]!;
    }
    return score;
  };
  const suffixScores = (row: number): Float64Array => weighed(index.suffixes(row), weights);

  return {
    score: (row) => {
      const flag = flags[row]!;
      let score =
        scaledLevel !== null && flag & FLAG_HEIRLOOM
          ? heirloomScore(index, row, scaledLevel, weights)
          : ownScore(row);
      if (countsSuffix && flag & FLAG_RANDOM) score += greatest(suffixScores(row));
      if (sockets[row] !== 0)
        score += socketScores[sockets[row]! * bonusCount + socketBonuses[row]!]!;
      return score;
    },
    bestSuffix: (row) => {
      if (!countsSuffix || !(flags[row]! & FLAG_RANDOM)) return -1;
      const scores = suffixScores(row);
      return scores.indexOf(greatest(scores));
    },
  };
}

function greatest(scores: Float64Array): number {
  let best = scores.length > 0 ? scores[0]! : 0;
  for (let at = 1; at < scores.length; at++) if (scores[at]! > best) best = scores[at]!;
  return best;
}

/** Worth of each list of sockets with each bonus: counted sockets, best gems, bonus. */
function scoreSockets(index: SearchIndex, query: ItemQuery, weights: Float64Array): Float64Array {
  const { socketLists, socketBonusStats }: ItemTable = index.table;
  const gems = query.counting?.gems === false ? null : bestGems(index, query, weights);
  const bonuses = weighed(index.bonuses, weights);
  const scores = new Float64Array(socketLists.length * socketBonusStats.length);
  socketLists.forEach((sockets, list) => {
    const counted = sockets.reduce(
      (sum, color) => sum + weights[statIndex(`${color}Sockets` as StatName)]!,
      0,
    );
    const matching = gems ? sockets.reduce((sum, color) => sum + gems.matching[color], 0) : 0;
    const free = gems ? sockets.reduce((sum, color) => sum + gems.free[color], 0) : 0;
    for (let bonus = 0; bonus < bonuses.length; bonus++) {
      const bonusScore = query.counting?.socketBonus === false ? 0 : bonuses[bonus]!;
      scores[list * bonuses.length + bonus] = counted + Math.max(matching + bonusScore, free);
    }
  });
  return scores;
}

function heirloomScore(
  { dataset, table }: SearchIndex,
  row: number,
  level: number,
  weights: Float64Array,
): number {
  const item = dataset.itemAt(String(table.ids[row]!), level)!;
  let score = (item.dps ?? 0) * weights[statIndex('weaponDps')]!;
  for (const [name, value] of Object.entries(item.stats)) {
    score += value * weights[statIndex(name as StatName)]!;
  }
  return score;
}
