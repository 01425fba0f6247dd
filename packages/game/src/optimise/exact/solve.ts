import { makeModel } from './model.ts';
import type { Model } from './model.ts';
import { searchNear } from './near-search.ts';
import type { NearResult } from './near-search.ts';
import { bestOfGroup } from './group-best.ts';
import { groupOptions } from './group-options.ts';
import { Pricing } from './pricing.ts';
import type { ChosenPiece, Problem } from './problem.ts';
import { boundAt, chooseAll, firstPrices, relax } from './relaxation.ts';
import type { Relaxation } from './relaxation.ts';
import { rowScales } from './scales.ts';
import { rowsOf } from './scenario.ts';
import type { Row, Scenario } from './scenario.ts';
import { firstGoals, furtherGoals } from './set-goals.ts';

export interface Solution {
  readonly pieces: readonly ChosenPiece[] | null;
  /** Place of the active meta gem; −1 for none. */
  readonly meta: number;
  readonly value: number;
  /** Nothing is worth more; equal to the value when that is proved to be the best. */
  readonly bound: number;
  /** Worth of one more point of each cap's stat, at the best gear found. */
  readonly prices: readonly number[];
}

export interface Progress {
  readonly value: number;
  readonly bound: number;
}

/** A part of the search still open. */
interface Open {
  readonly scenario: Scenario;
  readonly bound: number;
  readonly start: Float64Array | null;
  readonly relaxed: Relaxed | null;
  /** How far below the bound has been searched. */
  readonly reach: number;
}

interface Relaxed extends Relaxation {
  readonly model: Model;
}

const CLOSE = 1e-7;
/** The first look goes this far below the bound, each further one twice as far. */
const FIRST_REACH = 2e-4;
const MOST_STATES = 1_500_000;
const ROUGH_BEAM = 200;

/**
 * Best first over scenarios: the one with the greatest bound is looked into, its bound lowered or its best gear found,
 * until no bound lies above the best gear. Yields between steps, so that whoever drives it can stop or listen.
 */
export function* solveSteps(
  problem: Problem,
  stop: () => boolean = () => false,
): Generator<Progress, Solution> {
  let best: Solution = { pieces: null, meta: -1, value: -Infinity, bound: Infinity, prices: [] };
  const open: Open[] = startingScenarios(problem);
  const stuck: Open[] = [];
  const greatest = (): number =>
    Math.max(best.value, ...open.map((part) => part.bound), ...stuck.map((part) => part.bound));
  while (!stop()) {
    open.sort((a, b) => a.bound - b.bound);
    const part = open.pop();
    if (!part || part.bound <= best.value + CLOSE) break;
    if (!part.relaxed) open.push(...relaxed(problem, part));
    else {
      const reach = Math.min(nextReach(part), part.relaxed.bound - best.value);
      const near = lookNear(part.relaxed, reach, stop);
      const { bound, prices, model } = part.relaxed;
      if (near.pieces && bound - near.loss > best.value) {
        const value = bound - near.loss;
        best = {
          ...best,
          pieces: near.pieces,
          meta: model.scenario.meta,
          value,
          prices: capPrices(problem, prices),
        };
      } else if (!near.complete) stuck.push(part);
      else if (!near.pieces) open.push({ ...part, bound: bound - reach, reach });
    }
    yield { value: best.value, bound: greatest() };
  }
  const bound = greatest();
  if (!best.pieces) best = roughly(problem, [...open, ...stuck], best);
  return { ...best, bound: Math.max(bound, best.value) };
}

/** Stopped before anything was found: a quick look at the most promising part, without proof. */
function roughly(problem: Problem, parts: readonly Open[], none: Solution): Solution {
  for (const part of [...parts].sort((a, b) => b.bound - a.bound)) {
    const found = part.relaxed ? part : relaxed(problem, part).at(-1);
    if (!found?.relaxed) continue;
    const { bound, prices, model } = found.relaxed;
    for (let reach = nextReach({ ...found, reach: 0 }); reach < Math.abs(bound); reach *= 3) {
      const near = lookNear(found.relaxed, reach, () => false, ROUGH_BEAM);
      if (!near.pieces) continue;
      const { meta } = model.scenario;
      return {
        ...none,
        pieces: near.pieces,
        meta,
        value: bound - near.loss,
        prices: capPrices(problem, prices),
      };
    }
  }
  return none;
}

/** Every meta gem, and none: each with the bound that the prices without any give it. */
function startingScenarios(problem: Problem): Open[] {
  const sets = firstGoals(problem);
  const plain = makeModel(problem, { meta: -1, sets });
  const relaxation = { ...relax(plain), model: plain };
  return [-1, ...problem.metas.keys()].map((meta) => {
    const scenario = { meta, sets };
    const model = makeModel(problem, scenario);
    const start = carriedPrices(plain.rows, relaxation.prices, model.rows);
    const bound = boundAt(model, start, chooseAll(new Pricing(model), start));
    return { scenario, bound, start, relaxed: null, reach: 0 };
  });
}

/** The part with its own prices, and its further set goals. */
function relaxed(problem: Problem, part: Open): Open[] {
  const model = makeModel(problem, part.scenario);
  const relaxation = relax(model, part.start ?? firstPrices(model.rows));
  if (relaxation.infeasible) return [];
  const pricing = new Pricing(model);
  pricing.setPrices(relaxation.prices);
  const bound = Math.min(part.bound, relaxation.bound);
  const further = furtherGoals(pricing, relaxation.prices, relaxation.bound).map((goal): Open => ({
    scenario: goal.scenario,
    bound: goal.bound,
    start: carriedPrices(model.rows, relaxation.prices, rowsOf(problem, goal.scenario)),
    relaxed: null,
    reach: 0,
  }));
  return [...further, { ...part, bound, relaxed: { ...relaxation, model } }];
}

/** Rows that both have keep their price. */
function carriedPrices(
  from: readonly Row[],
  prices: Float64Array,
  to: readonly Row[],
): Float64Array {
  const keys = from.map((row) => JSON.stringify(row));
  return Float64Array.from(to, (row) => prices[keys.indexOf(JSON.stringify(row))] ?? 0);
}

function nextReach({ reach, relaxed: found }: Open): number {
  return reach > 0 ? reach * 2 : Math.max(Math.abs(found!.bound) * FIRST_REACH, CLOSE);
}

function lookNear(
  { model, prices }: Relaxed,
  reach: number,
  stop: () => boolean,
  beam: number | null = null,
): NearResult {
  const pricing = new Pricing(model);
  pricing.setPrices(prices);
  const scales = rowScales(model);
  const groups = groupOptions(pricing, prices, scales, reach);
  const best = model.problem.groups.map((group) => bestOfGroup(pricing, group).price);
  return searchNear(model, prices, scales, groups, best, {
    reach,
    mostStates: MOST_STATES,
    beam,
    stop,
  });
}

function capPrices({ caps }: Problem, prices: Float64Array): readonly number[] {
  return caps.map((_, at) => prices[at]!);
}
