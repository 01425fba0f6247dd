import { penaltyAt, rowBounds } from './row-bounds.ts';
import type { RowBounds } from './row-bounds.ts';
import type { Model } from './model.ts';
import { piecesOf } from './group-options.ts';
import type { GroupOption } from './group-options.ts';
import type { ChosenPiece } from './problem.ts';
import { LabelTable } from './label-table.ts';

/** The gear whose loss against the bound is least, if it is no more than `gap`. */
export interface LabelSearch {
  /** false when it was stopped, or grew too large: what is found may not be the best. */
  readonly complete: boolean;
  readonly loss: number;
  readonly pieces: readonly ChosenPiece[] | null;
}

export interface LabelLimits {
  readonly gap: number;
  readonly maxLabels: number;
  /** The beam width: only so many labels of a step are extended. Quick, but no proof. */
  readonly beamWidth: number | null;
  readonly stop: () => boolean;
}

/**
 * A label-setting algorithm: the groups are the stages, and the labels of a stage are kept by their amounts,
 * the resource vector; of equal vectors only the one with the least loss stays.
 * A label is pruned when its loss, with the penalties its amounts already make certain, exceeds the gap.
 * An amount that can only end on one side of its target pays its penalty at once and is set to the target's edge,
 * so that labels which differ in nothing that matters any more become equal.
 */
export function searchLabels(
  model: Model,
  prices: Float64Array,
  scales: Float64Array,
  groups: readonly (readonly GroupOption[])[],
  best: readonly number[],
  limits: LabelLimits,
): LabelSearch {
  const none = { complete: true, loss: Infinity, pieces: null };
  if (groups.some((options) => options.length === 0)) return none;
  const places = [...groups.keys()].sort((a, b) => groups[a]!.length - groups[b]!.length);
  const order = places.map((place) => groups[place]!);
  const bests = places.map((place) => best[place]!);
  const rows = rowBounds(model, prices, scales, order);
  const start = new LabelTable(rows.length);
  start.offer(
    Int32Array.from(rows, (row) => row.given),
    0,
    -1,
    -1,
  );
  const tables = [start];
  let complete = true;
  for (let step = 0; step < order.length; step++) {
    const next = extendStage(tables[step]!, order[step]!, bests[step]!, rows, step + 1, limits);
    if (!next) return { ...none, complete: false };
    if (next.count === 0) return { ...none, complete };
    if (limits.beamWidth !== null && next.count > limits.beamWidth) complete = false;
    tables.push(limits.beamWidth === null ? next : leastLosses(next, limits.beamWidth));
  }
  return { complete, ...backtrack(order, tables, rows, limits.gap) };
}

/** Every label of a stage extended by every option of the next group; null when stopped or grown too large. */
function extendStage(
  labels: LabelTable,
  options: readonly GroupOption[],
  best: number,
  rows: readonly RowBounds[],
  step: number,
  { gap, maxLabels, stop }: LabelLimits,
): LabelTable | null {
  const width = rows.length;
  const next = new LabelTable(width, 256);
  const amounts = new Int32Array(width);
  for (let label = 0; label < labels.count; label++) {
    if ((label & 255) === 0 && stop()) return null;
    const base = label * width;
    for (let option = 0; option < options.length; option++) {
      let loss = labels.losses[label]! + Math.max(best - options[option]!.reducedValue, 0);
      if (loss > gap) break;
      const adds = options[option]!.rows;
      for (let at = 0; at < width && loss <= gap; at++) {
        const row = rows[at]!;
        let amount = labels.amounts[base + at]! + adds[row.row]!;
        const surelyMet = row.surelyMet[step]!;
        const possiblyMet = row.possiblyMet[step]!;
        if (amount >= surelyMet) {
          loss +=
            row.excess === Infinity
              ? barred(amount > surelyMet)
              : row.excess * (amount - surelyMet);
          amount = row.excess === Infinity ? amount : surelyMet;
        } else if (amount <= possiblyMet) {
          loss +=
            row.shortfall === Infinity
              ? barred(amount < possiblyMet)
              : row.shortfall * (possiblyMet - amount);
          amount = row.shortfall === Infinity ? amount : possiblyMet;
        }
        amounts[at] = amount;
      }
      if (loss <= gap) next.offer(amounts, loss, label, option);
    }
    if (next.count > maxLabels) return null;
  }
  return next;
}

function barred(isBarred: boolean): number {
  return isBarred ? Infinity : 0;
}

/** The beam: the labels with the least loss. */
function leastLosses(table: LabelTable, count: number): LabelTable {
  const places = [...table.losses.subarray(0, table.count).keys()];
  places.sort((a, b) => table.losses[a]! - table.losses[b]!);
  const kept = new LabelTable(table.width, Math.max(64, count));
  for (const place of places.slice(0, count)) {
    const amounts = table.amounts.subarray(place * table.width, (place + 1) * table.width);
    kept.offer(amounts, table.losses[place]!, table.parent[place]!, table.option[place]!);
  }
  return kept;
}

/** The best label of the last stage, followed back by its parents to the pieces. */
function backtrack(
  order: readonly (readonly GroupOption[])[],
  tables: readonly LabelTable[],
  rows: readonly RowBounds[],
  gap: number,
): { loss: number; pieces: readonly ChosenPiece[] | null } {
  const last = tables.at(-1)!;
  let best = -1;
  let least = gap;
  for (let label = 0; label < last.count; label++) {
    let loss = last.losses[label]!;
    rows.forEach((row, at) => (loss += penaltyAt(row, last.amounts[label * last.width + at]!)));
    if (loss > least) continue;
    least = loss;
    best = label;
  }
  if (best < 0) return { loss: Infinity, pieces: null };
  const pieces: ChosenPiece[] = [];
  let label = best;
  for (let step = order.length; step > 0; step--) {
    const table = tables[step]!;
    pieces.push(...piecesOf(order[step - 1]![table.option[label]!]!));
    label = table.parent[label]!;
  }
  return { loss: least, pieces };
}
