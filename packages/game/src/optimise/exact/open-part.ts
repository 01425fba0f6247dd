import { makeModel } from './model.ts';
import type { Model } from './model.ts';
import { Pricing } from './pricing.ts';
import type { Problem } from './problem.ts';
import { boundAt, chooseAll, relax } from './relaxation.ts';
import type { Relaxation } from './relaxation.ts';
import { rowsOf } from './scenario.ts';
import type { Row, Scenario, SetGoal } from './scenario.ts';
import { setGains } from './set-goals.ts';

/** A part of the search still open: a scenario, and what is known of it. */
export interface OpenPart {
  readonly scenario: Scenario;
  /** Nothing in it that was not seen yet is worth more; before it has prices of its own, nothing in those that follow from it either. */
  readonly bound: number;
  /** Prices to begin with. */
  readonly start: Float64Array;
  /** null until its own prices were found. */
  readonly relaxed: Relaxed | null;
  /** How far below its bound has been searched. */
  readonly reach: number;
  /** It was taken out of another part, whose further set goals are open already. */
  readonly isLimited: boolean;
}

export interface Relaxed extends Relaxation {
  readonly model: Model;
}

/** Every meta gem, active or idle, and none: each with the bound that the prices without any give it. */
export function firstParts(problem: Problem): readonly OpenPart[] {
  const none: Scenario = { meta: -1, idle: null, sets: [] };
  const plain = makeModel(problem, none);
  const { prices } = relax(plain);
  const active = problem.metas.map((_, meta): Scenario => ({ ...none, meta }));
  const idle = problem.idle.flatMap((needs, gem) =>
    needs.map((_, need): Scenario => ({ ...none, idle: { gem, need } })),
  );
  return [none, ...active, ...idle].map((scenario) => {
    const model = makeModel(problem, scenario);
    const start = carriedPrices(plain.rows, prices, model.rows);
    const pricing = new Pricing(model);
    const own = boundAt(model, start, chooseAll(pricing, start));
    const bound = own + setGains(pricing, start).beyond;
    return { scenario, bound, start, relaxed: null, reach: 0, isLimited: false };
  });
}

/** The part with prices of its own, unless no gear in it keeps what must be kept; then those with one more set gone for, which may. */
export function relaxedPart(problem: Problem, part: OpenPart): readonly OpenPart[] {
  const model = makeModel(problem, part.scenario);
  const relaxation = relax(model, part.start);
  const { prices } = relaxation;
  const pricing = new Pricing(model);
  pricing.setPrices(prices);
  const goals = part.isLimited ? [] : setGains(pricing, prices).goals;
  const further = goals.map(({ goal, gain, beyond }): OpenPart => {
    const scenario = { ...part.scenario, sets: [...part.scenario.sets, goal] };
    const bound = Math.min(part.bound, relaxation.bound + gain + beyond);
    const start = carriedPrices(model.rows, prices, rowsOf(problem, scenario));
    return { scenario, bound, start, relaxed: null, reach: 0, isLimited: false };
  });
  if (relaxation.infeasible) return further;
  const bound = Math.min(part.bound, relaxation.bound);
  return [{ ...part, bound, relaxed: { ...relaxation, model } }, ...further];
}

/** The part with fewer pieces of a set allowed. */
export function limitedPart(
  problem: Problem,
  { scenario: { sets, ...rest } }: OpenPart,
  { model, prices }: Relaxed,
  limit: SetGoal,
  bound: number,
): OpenPart {
  const scenario = { ...rest, sets: [...sets.filter(({ set }) => set !== limit.set), limit] };
  const start = carriedPrices(model.rows, prices, rowsOf(problem, scenario));
  return { scenario, bound, start, relaxed: null, reach: 0, isLimited: true };
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
