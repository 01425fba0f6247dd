import { aimsOf, missed } from './aims.ts';
import type { Aim } from './aims.ts';
import type { Model } from './model.ts';
import { piecesOf } from './group-options.ts';
import type { GroupOption } from './group-options.ts';
import type { ChosenPiece } from './problem.ts';
import { StateTable } from './state-table.ts';

/** The gear that loses least against the bound, if any loses no more than `reach`. */
export interface NearResult {
  /** false when it was stopped, or grew too large: what is found may not be the best. */
  readonly complete: boolean;
  readonly loss: number;
  readonly pieces: readonly ChosenPiece[] | null;
}

export interface NearLimits {
  readonly reach: number;
  readonly mostStates: number;
  /** Keeps only so many partial choices a step: quick, but no proof. */
  readonly beam: number | null;
  readonly stop: () => boolean;
}

/**
 * Goes through the groups one by one, keeping partial choices by the amounts they add up to.
 * A partial choice whose loss, with what its amounts make certain, exceeds the reach is dropped;
 * amounts that can only end on one side of their target are charged at once and made equal.
 */
export function searchNear(
  model: Model,
  prices: Float64Array,
  scales: Float64Array,
  groups: readonly (readonly GroupOption[])[],
  best: readonly number[],
  limits: NearLimits,
): NearResult {
  const none = { complete: true, loss: Infinity, pieces: null };
  if (groups.some((options) => options.length === 0)) return none;
  const places = [...groups.keys()].sort((a, b) => groups[a]!.length - groups[b]!.length);
  const order = places.map((place) => groups[place]!);
  const bests = places.map((place) => best[place]!);
  const aims = aimsOf(model, prices, scales, order);
  const start = new StateTable(aims.length);
  start.offer(
    Int32Array.from(aims, (aim) => aim.given),
    0,
    -1,
    -1,
  );
  const stages = [start];
  let complete = true;
  for (let step = 0; step < order.length; step++) {
    const next = advance(stages[step]!, order[step]!, bests[step]!, aims, step + 1, limits);
    if (!next) return { ...none, complete: false };
    if (next.count === 0) return { ...none, complete };
    if (limits.beam !== null && next.count > limits.beam) complete = false;
    stages.push(limits.beam === null ? next : leastLosses(next, limits.beam));
  }
  return { complete, ...traced(order, stages, aims, limits.reach) };
}

/** Every partial choice with every option of the next group; null when stopped or grown too large. */
function advance(
  states: StateTable,
  options: readonly GroupOption[],
  best: number,
  aims: readonly Aim[],
  step: number,
  { reach, mostStates, stop }: NearLimits,
): StateTable | null {
  const width = aims.length;
  const next = new StateTable(width, 256);
  const amounts = new Int32Array(width);
  for (let state = 0; state < states.count; state++) {
    if ((state & 255) === 0 && stop()) return null;
    const base = state * width;
    for (let option = 0; option < options.length; option++) {
      let loss = states.losses[state]! + Math.max(best - options[option]!.price, 0);
      if (loss > reach) break;
      const adds = options[option]!.rows;
      for (let at = 0; at < width && loss <= reach; at++) {
        const aim = aims[at]!;
        let amount = states.rows[base + at]! + adds[aim.row]!;
        const surely = aim.surely[step]!;
        const possibly = aim.possibly[step]!;
        if (amount >= surely) {
          loss += aim.over === Infinity ? barred(amount > surely) : aim.over * (amount - surely);
          amount = aim.over === Infinity ? amount : surely;
        } else if (amount <= possibly) {
          loss +=
            aim.under === Infinity ? barred(amount < possibly) : aim.under * (possibly - amount);
          amount = aim.under === Infinity ? amount : possibly;
        }
        amounts[at] = amount;
      }
      if (loss <= reach) next.offer(amounts, loss, state, option);
    }
    if (next.count > mostStates) return null;
  }
  return next;
}

function barred(isBarred: boolean): number {
  return isBarred ? Infinity : 0;
}

function leastLosses(table: StateTable, count: number): StateTable {
  const places = [...table.losses.subarray(0, table.count).keys()];
  places.sort((a, b) => table.losses[a]! - table.losses[b]!);
  const kept = new StateTable(table.width, Math.max(64, count));
  for (const place of places.slice(0, count)) {
    const amounts = table.rows.subarray(place * table.width, (place + 1) * table.width);
    kept.offer(amounts, table.losses[place]!, table.from[place]!, table.option[place]!);
  }
  return kept;
}

/** The best of the last stage, followed back to its pieces. */
function traced(
  order: readonly (readonly GroupOption[])[],
  stages: readonly StateTable[],
  aims: readonly Aim[],
  reach: number,
): { loss: number; pieces: readonly ChosenPiece[] | null } {
  const last = stages.at(-1)!;
  let best = -1;
  let least = reach;
  for (let state = 0; state < last.count; state++) {
    let loss = last.losses[state]!;
    aims.forEach((aim, at) => (loss += missed(aim, last.rows[state * last.width + at]!)));
    if (loss > least) continue;
    least = loss;
    best = state;
  }
  if (best < 0) return { loss: Infinity, pieces: null };
  const pieces: ChosenPiece[] = [];
  let state = best;
  for (let step = order.length; step > 0; step--) {
    const table = stages[step]!;
    pieces.push(...piecesOf(order[step - 1]![table.option[state]!]!));
    state = table.from[state]!;
  }
  return { loss: least, pieces };
}
