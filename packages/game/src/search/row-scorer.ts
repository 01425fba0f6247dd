import { FLAG_HEIRLOOM, FLAG_RANDOM } from '../dataset/dataset.ts';
import type { Item } from '../item/item.ts';
import { itemAmounts } from '../score/amounts.ts';
import { weightVector } from '../score/weight-vector.ts';
import { statIndex } from '../stat/catalogue.ts';
import type { StatName } from '../stat/catalogue.ts';
import type { EffectWorths } from '../worth/effect-worths.ts';
import type { ItemQuery } from './query.ts';
import type { SearchIndex } from './search-index.ts';
import { socketScores } from './socket-scores.ts';
import { isPointStat } from './stat-columns.ts';
import type { StatColumns } from './stat-columns.ts';
import type { TopRows } from './top-rows.ts';

/** Weighs items by their columns: own stats, then what the query counts besides. */
export class RowScorer {
  readonly #index: SearchIndex;
  readonly #weights: Float64Array;
  readonly #countsSuffix: boolean;
  readonly #scaledLevel: number | null;
  /** By list of sockets: the sockets themselves with gems of their colours, and with any gems. */
  readonly #matching: Float64Array;
  readonly #free: Float64Array;
  readonly #bonuses: Float64Array;
  /** By list of suffixes, once weighed. */
  readonly #suffixScores: number[] = [];
  readonly #effects: EffectWorths | null;
  readonly #effectsByRow: Float64Array | null;
  /** Worth of a point of the stat that weighs most. */
  readonly #mostWeight: number;

  constructor(index: SearchIndex, query: ItemQuery) {
    this.#index = index;
    this.#weights = weightVector(query.statWeights ?? {}, query.slotId ?? null);
    this.#mostWeight = this.#weights.reduce(
      (most, weight, stat) => (weight > most && isPointStat(stat) ? weight : most),
      0,
    );
    this.#effects = query.effects ?? null;
    this.#effectsByRow = query.effects?.byRow() ?? null;
    this.#countsSuffix = query.counting?.suffix !== false;
    this.#scaledLevel = query.scaledLevel ?? null;
    const { matching, free, bonuses } = socketScores(index, query, this.#weights);
    this.#matching = matching;
    this.#free = free;
    this.#bonuses = bonuses;
  }

  /** Scores of the first `count` rows, written into `scores`. */
  scoreAll(rows: Int32Array, count: number, scores: Float64Array): void {
    this.#scoreOwn(rows, count, scores);
    const { flags } = this.#index.table;
    const special = this.#special;
    for (let at = 0; at < count; at++) {
      const row = rows[at]!;
      if ((flags[row]! & special) !== 0) scores[at]! += this.#besides(row);
    }
  }

  /** Hands the rows to a list of the best: random items only where their suffixes could carry them onto it. */
  rank(rows: Int32Array, count: number, top: TopRows): void {
    const scores = new Float64Array(count);
    this.#scoreOwn(rows, count, scores);
    const { flags } = this.#index.table;
    const special = this.#special;
    const random = special & FLAG_RANDOM;
    const { suffixes } = this.#index;
    const mostWeight = this.#mostWeight;
    const waiting = new Int32Array(count);
    let waits = 0;
    let { worst } = top;
    for (let at = count - 1; at >= 0; at--) {
      if ((flags[rows[at]!]! & special) !== 0) waiting[waits++] = at;
      else if (scores[at]! >= worst) {
        top.add(rows[at]!, scores[at]!);
        worst = top.worst;
      }
    }
    for (let place = 0; place < waits; place++) {
      const at = waiting[place]!;
      const row = rows[at]!;
      const own = scores[at]!;
      if ((flags[row]! & random) !== 0 && own + suffixes(row).most * mostWeight < top.worst)
        continue;
      const score = own + this.#besides(row);
      if (score >= top.worst) top.add(row, score);
    }
  }

  /** Flags of rows whose worth is more than their own stats and sockets say. */
  get #special(): number {
    return (this.#countsSuffix ? FLAG_RANDOM : 0) | (this.#scaledLevel ? FLAG_HEIRLOOM : 0);
  }

  #scoreOwn(rows: Int32Array, count: number, scores: Float64Array): void {
    const { sockets, socketBonuses, statStarts, statIds, statValues } = this.#index.table;
    const weights = this.#weights;
    const matching = this.#matching;
    const free = this.#free;
    const bonuses = this.#bonuses;
    const effects = this.#effectsByRow;
    for (let at = 0; at < count; at++) {
      const row = rows[at]!;
      const list = sockets[row]!;
      let score = weighEntries(
        statStarts[row]!,
        statStarts[row + 1]!,
        statIds,
        statValues,
        weights,
      );
      if (list !== 0) {
        const matched = matching[list]! + bonuses[socketBonuses[row]!]!;
        score += matched > free[list]! ? matched : free[list]!;
      }
      scores[at] = effects === null ? score : score + effects[row]!;
    }
  }

  score(row: number): number {
    const scores = new Float64Array(1);
    this.scoreAll(Int32Array.of(row), 1, scores);
    return scores[0]!;
  }

  /** A particular item, its suffix given: what `score` says of the best one. */
  scoreItem(item: Item): number {
    const { table } = this.#index;
    const row = table.row(item.baseId);
    if (row < 0) return this.#weigh(item);
    const effect = this.#effects?.item(item.baseId) ?? 0;
    const list = table.sockets[row]!;
    const matched = this.#matching[list]! + this.#bonuses[table.socketBonuses[row]!]!;
    return this.#weigh(item) + effect + (list === 0 ? 0 : Math.max(matched, this.#free[list]!));
  }

  /** Place of the suffix that makes the most of a random item; −1 for others. */
  bestSuffix(row: number): number {
    if (!this.#countsSuffix || !(this.#index.table.flags[row]! & FLAG_RANDOM)) return -1;
    return bestOf(this.#index.suffixes(row), this.#weights).place;
  }

  /** What the best suffix adds, or what an heirloom has more or less at its wearer's level. */
  #besides(row: number): number {
    const { dataset, table, suffixes } = this.#index;
    if (table.flags[row]! & FLAG_RANDOM) {
      const list = suffixes(row);
      return (this.#suffixScores[list.place] ??= bestOf(list, this.#weights).score);
    }
    const id = String(table.ids[row]!);
    const own = this.#weigh(dataset.item(id)!);
    return this.#weigh(dataset.itemAt(id, this.#scaledLevel!)!) - own;
  }

  /** Stats and weapon figures, without sockets. */
  #weigh(item: Item): number {
    return Object.entries(itemAmounts({ ...item, sockets: [] }, null)).reduce(
      (sum, [name, value]) => sum + value * this.#weights[statIndex(name as StatName)]!,
      0,
    );
  }
}

/** Entries of sparse stats under the weights. */
function weighEntries(
  from: number,
  to: number,
  statIds: Uint8Array,
  values: Float64Array,
  weights: Float64Array,
): number {
  let score = 0;
  for (let entry = from; entry < to; entry++) score += values[entry]! * weights[statIds[entry]!]!;
  return score;
}

function bestOf(
  { starts, statIds, values }: StatColumns,
  weights: Float64Array,
): { readonly place: number; readonly score: number } {
  let place = -1;
  let best = 0;
  for (let at = 0; at + 1 < starts.length; at++) {
    const score = weighEntries(starts[at]!, starts[at + 1]!, statIds, values, weights);
    if (place >= 0 && score <= best) continue;
    place = at;
    best = score;
  }
  return { place, score: best };
}
