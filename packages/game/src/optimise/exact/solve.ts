import { bestOfGroup } from './group-best.ts';
import { groupOptions } from './group-options.ts';
import { Heap } from './heap.ts';
import { searchLabels } from './label-setting.ts';
import type { LabelSearch } from './label-setting.ts';
import { relaxNode, restrictNode, rootNodes } from './branch-node.ts';
import type { BranchNode, Relaxed } from './branch-node.ts';
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
const TOLERANCE = 1e-7;
/** The first enumeration goes this share of the bound below it, each further one twice as far. */
const FIRST_GAP = 2e-4;
const MAX_LABELS = 1_500_000;
/** The beam search for a first incumbent keeps so many labels, and goes so far below the bound at first and at most. */
const BEAM_WIDTH = 100;
const BEAM_GAP = { first: 5e-4, most: 4e-3 };

/**
 * Best-first branch and bound over the scenarios: the open node with the greatest bound is relaxed and branched, or the
 * gear below its bound is enumerated, until no bound lies above the incumbent, the best gear so far.
 * Yields between steps, so that whoever drives it can stop or listen.
 */
export function* solveSteps(
  problem: Problem,
  stop: () => boolean = () => false,
): Generator<Progress, Solution> {
  let incumbent: Solution = NONE;
  const open = new Heap<BranchNode>();
  for (const node of rootNodes(problem)) open.push(node);
  // The greatest bound of a node whose enumeration was stopped, or grew too large to finish: it still stands.
  let unsolvedBound = -Infinity;
  const keepIfBetter = ({ bound, prices, model }: Relaxed, search: LabelSearch): void => {
    const value = bound - search.loss;
    if (!search.pieces || value <= incumbent.value) return;
    if (unwantedSet(problem, model.scenario, search.pieces)) return;
    const { meta, idle } = model.scenario;
    incumbent = {
      pieces: search.pieces,
      meta,
      idle: idle?.gem ?? -1,
      value,
      bound,
      prices: [...prices.slice(0, problem.caps.length)],
    };
  };
  while (!stop()) {
    const node = open.pop();
    if (!node || node.bound <= incumbent.value + TOLERANCE) break;
    if (!node.relaxed) {
      const nodes = relaxNode(problem, node);
      const first = nodes[0]?.relaxed;
      if (first && !incumbent.pieces) keepIfBetter(first, beamSearch(first, stop));
      for (const each of nodes) if (each.bound > incumbent.value + TOLERANCE) open.push(each);
    } else {
      const { bound } = node.relaxed;
      const gap = Math.min(nextGap(node), bound - incumbent.value);
      const search = searchWithin(node.relaxed, gap, stop, null);
      keepIfBetter(node.relaxed, search);
      const unwanted = search.pieces && unwantedSet(problem, node.scenario, search.pieces);
      if (unwanted)
        open.push(restrictNode(problem, node, node.relaxed, unwanted, bound - search.loss));
      else if (!search.complete) unsolvedBound = Math.max(unsolvedBound, node.bound);
      else if (!search.pieces) open.push({ ...node, bound: bound - gap, gap });
    }
    yield {
      value: incumbent.value,
      bound: Math.max(incumbent.value, open.greatest, unsolvedBound),
    };
  }
  return { ...incumbent, bound: Math.max(incumbent.value, open.greatest, unsolvedBound) };
}

function nextGap({ gap, bound }: BranchNode): number {
  return gap > 0 ? gap * 2 : Math.max(Math.abs(bound) * FIRST_GAP, TOLERANCE);
}

/** A first incumbent, without proof: the better it is, the more nodes are pruned. */
function beamSearch(relaxed: Relaxed, stop: () => boolean): LabelSearch {
  const size = Math.abs(relaxed.bound);
  let search = NOTHING;
  for (let share = BEAM_GAP.first; share <= BEAM_GAP.most && !search.pieces; share *= 2) {
    search = searchWithin(relaxed, size * share, stop, BEAM_WIDTH);
  }
  return search;
}

const NOTHING: LabelSearch = { complete: false, loss: Infinity, pieces: null };

/** The best gear that loses at most `gap` against the bound. */
function searchWithin(
  { model, prices }: Relaxed,
  gap: number,
  stop: () => boolean,
  beamWidth: number | null,
): LabelSearch {
  const pricing = new Pricing(model);
  pricing.setPrices(prices);
  const scales = rowScales(model);
  const groups = groupOptions(pricing, prices, scales, gap);
  const best = model.problem.groups.map((group) => bestOfGroup(pricing, group).reducedValue);
  const limits = { gap, maxLabels: MAX_LABELS, beamWidth, stop };
  return searchLabels(model, prices, scales, groups, best, limits);
}
