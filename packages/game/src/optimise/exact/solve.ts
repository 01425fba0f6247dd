import { bestOfGroup } from './group-best.ts';
import { groupOptions } from './group-options.ts';
import { Heap } from './heap.ts';
import { searchNear } from './near-search.ts';
import type { NearResult } from './near-search.ts';
import { firstParts, limitedPart, relaxedPart } from './open-part.ts';
import type { OpenPart, Relaxed } from './open-part.ts';
import { Pricing } from './pricing.ts';
import type { ChosenPiece, Problem } from './problem.ts';
import { rowScales } from './scales.ts';
import { unwantedSet } from './set-goals.ts';

export interface Solution {
  readonly pieces: readonly ChosenPiece[] | null;
  /** Which meta gem META_GEM stands for: its place in metas, or in idle; −1 for none. */
  readonly meta: number;
  readonly idle: number;
  readonly value: number;
  /** Nothing is worth more; equal to the value when that is proved to be the best. */
  readonly bound: number;
  /** Worth of one more point of each cap's stat, where the gear was found. */
  readonly prices: readonly number[];
}

export interface Progress {
  readonly value: number;
  readonly bound: number;
}

const NONE: Solution = {
  pieces: null,
  meta: -1,
  idle: -1,
  value: -Infinity,
  bound: Infinity,
  prices: [],
};
const CLOSE = 1e-7;
/** The first look goes this far below the bound, each further one twice as far. */
const FIRST_REACH = 2e-4;
const MOST_STATES = 1_500_000;
/** A quick look keeps so many partial choices, and goes so far below the bound at first and at most. */
const QUICK_BEAM = 100;
const QUICK_REACH = { first: 5e-4, most: 4e-3 };

/**
 * Best first over scenarios: the one with the greatest bound is looked into, its bound lowered or its best gear found,
 * until no bound lies above the best gear. Yields between steps, so that whoever drives it can stop or listen.
 */
export function* solveSteps(
  problem: Problem,
  stop: () => boolean = () => false,
): Generator<Progress, Solution> {
  let best: Solution = NONE;
  const open = new Heap<OpenPart>();
  for (const part of firstParts(problem)) open.push(part);
  // What was stopped, or grew too large to finish: its bound stands.
  let unfinished = -Infinity;
  const take = ({ bound, prices, model }: Relaxed, near: NearResult): void => {
    const value = bound - near.loss;
    if (!near.pieces || value <= best.value) return;
    if (unwantedSet(problem, model.scenario, near.pieces)) return;
    const { meta, idle } = model.scenario;
    best = {
      pieces: near.pieces,
      meta,
      idle: idle?.gem ?? -1,
      value,
      bound,
      prices: [...prices.slice(0, problem.caps.length)],
    };
  };
  while (!stop()) {
    const part = open.pop();
    if (!part || part.bound <= best.value + CLOSE) break;
    if (!part.relaxed) {
      const parts = relaxedPart(problem, part);
      const first = parts[0]?.relaxed;
      if (first && !best.pieces) take(first, lookQuickly(first, stop));
      for (const each of parts) if (each.bound > best.value + CLOSE) open.push(each);
    } else {
      const { bound } = part.relaxed;
      const reach = Math.min(nextReach(part), bound - best.value);
      const near = lookNear(part.relaxed, reach, stop, null);
      take(part.relaxed, near);
      const unwanted = near.pieces && unwantedSet(problem, part.scenario, near.pieces);
      if (unwanted)
        open.push(limitedPart(problem, part, part.relaxed, unwanted, bound - near.loss));
      else if (!near.complete) unfinished = Math.max(unfinished, part.bound);
      else if (!near.pieces) open.push({ ...part, bound: bound - reach, reach });
    }
    yield { value: best.value, bound: Math.max(best.value, open.greatest, unfinished) };
  }
  return { ...best, bound: Math.max(best.value, open.greatest, unfinished) };
}

function nextReach({ reach, bound }: OpenPart): number {
  return reach > 0 ? reach * 2 : Math.max(Math.abs(bound) * FIRST_REACH, CLOSE);
}

/** Something good to measure the rest by, without proof. */
function lookQuickly(relaxed: Relaxed, stop: () => boolean): NearResult {
  const size = Math.abs(relaxed.bound);
  let near = NOTHING;
  for (let share = QUICK_REACH.first; share <= QUICK_REACH.most && !near.pieces; share *= 2) {
    near = lookNear(relaxed, size * share, stop, QUICK_BEAM);
  }
  return near;
}

const NOTHING: NearResult = { complete: false, loss: Infinity, pieces: null };

/** Gear that loses at most `reach` against the bound. */
function lookNear(
  { model, prices }: Relaxed,
  reach: number,
  stop: () => boolean,
  beam: number | null,
): NearResult {
  const pricing = new Pricing(model);
  pricing.setPrices(prices);
  const scales = rowScales(model);
  const groups = groupOptions(pricing, prices, scales, reach);
  const best = model.problem.groups.map((group) => bestOfGroup(pricing, group).price);
  const limits = { reach, mostStates: MOST_STATES, beam, stop };
  return searchNear(model, prices, scales, groups, best, limits);
}
