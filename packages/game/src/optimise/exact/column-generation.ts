import { bestColumn, bestOfGroup } from './group-best.ts';
import type { Column, Model } from './model.ts';
import { Pricing } from './pricing.ts';
import { SimplexBasis } from './simplex-basis.ts';
import type { EnteringColumn } from './simplex-basis.ts';
import type { Row } from './scenario.ts';

/** Dual prices of the rows, and the upper bound they prove: no gear in the scenario is worth more. */
export interface Relaxation {
  readonly prices: Float64Array;
  readonly bound: number;
  /** Even a fractional mixture of gear misses a target that must be kept. */
  readonly infeasible: boolean;
}

const MOST_STEPS = 800;

/**
 * Solves the linear relaxation, in which each group may mix its choices in fractions, by Dantzig–Wolfe
 * decomposition: the columns of the master program are not listed but generated, in each step the best choice of each
 * group at the dual prices of the moment, until none of them would better the mixture.
 */
export function solveRelaxation(
  model: Model,
  start: Float64Array = initialPrices(model.rows),
): Relaxation {
  const { rows, problem } = model;
  const groups = problem.groups.length;
  const bigM = bigMFor(model);
  const pricing = new Pricing(model);
  const choose = (prices: Float64Array): Choices => solvePricing(pricing, prices);
  const basis = initialBasis(model, choose(start), bigM);
  let prices = start;
  let bound = Infinity;
  for (let step = 0; step < MOST_STEPS; step++) {
    const duals = basis.duals();
    const now = duals.slice(groups).map((dual) => -dual);
    const slack = enteringSlack(rows, now, groups, bigM);
    if (slack) {
      basis.enter(slack);
      continue;
    }
    rows.forEach((row, at) => (now[at] = Math.min(Math.max(now[at]!, row.above), row.below)));
    const choices = choose(now);
    const reached = lagrangianBound(model, now, choices);
    if (reached < bound) [bound, prices] = [reached, now];
    const entering = enteringChoice(choices, duals, groups);
    if (!entering || entering.gain <= 1e-10 * Math.max(1, Math.abs(reached))) break;
    if (!basis.enter(entering)) break;
  }
  return { prices, bound, infeasible: basis.infeasibility() > 1e-6 };
}

/** The Lagrangian bound: whatever the prices are, no gear in the scenario is worth more; the better they are, the lower it is. */
export function lagrangianBound(model: Model, prices: Float64Array, choices: Choices): number {
  const { rows, given } = model;
  let bound = given.value + choices.reduce((sum, choice) => sum + choice.reducedValue, 0);
  rows.forEach((row, at) => {
    bound += atTarget(row) + prices[at]! * (given.rows[at]! - row.target);
  });
  return bound;
}

/** Worth of the row itself when its target is met exactly: the capped stat up to its cap. */
function atTarget(row: Row): number {
  return Number.isFinite(row.below) ? row.below * row.target : 0;
}

type Choices = readonly { readonly reducedValue: number; readonly column: Column }[];

export function solvePricing(pricing: Pricing, prices: Float64Array): Choices {
  pricing.setPrices(prices);
  return pricing.model.problem.groups.map((group) => {
    const best = bestOfGroup(pricing, group);
    return {
      reducedValue: best.reducedValue,
      column: bestColumn(pricing, prices, group, best.items),
    };
  });
}

/** Dual prices to begin with: half of what a capped stat is worth. */
function initialPrices(rows: readonly Row[]): Float64Array {
  return Float64Array.from(rows, (row) => (Number.isFinite(row.below) ? row.below / 2 : 0));
}

/** The big M: what a point of a hard row missed costs in the program, more than any gear is worth. */
function bigMFor({ problem }: Model): number {
  const gem = problem.gems.reduce((most, { value }) => Math.max(most, Math.abs(value)), 0);
  return problem.slots.reduce(
    (sum, { items }) => sum + items.reduce((most, { value }) => Math.max(most, Math.abs(value)), 0),
    100 + 40 * gem,
  );
}

/** The first basis: one choice for each group, and slack for what they miss. */
function initialBasis(model: Model, choices: Choices, bigM: number): SimplexBasis {
  const { rows, given } = model;
  const groups = choices.length;
  const rightHandSide = new Float64Array(groups + rows.length).fill(1, 0, groups);
  rows.forEach((row, at) => (rightHandSide[groups + at] = row.target - given.rows[at]!));
  const columns = choices.map((choice, group) =>
    groupColumn(choice.column, group, rightHandSide.length, groups),
  );
  const slack = rows.map((row, at) => {
    const sum = choices.reduce((total, { column }) => total + column.rows[at]!, 0);
    return slackColumn(
      row,
      at,
      groups,
      rightHandSide.length,
      sum > rightHandSide[groups + at]!,
      bigM,
    );
  });
  return new SimplexBasis([...columns, ...slack], rightHandSide);
}

function groupColumn(column: Column, group: number, size: number, groups: number): EnteringColumn {
  const full = new Float64Array(size);
  full[group] = 1;
  full.set(column.rows, groups);
  return { column: full, cost: column.value, artificial: false };
}

function slackColumn(
  row: Row,
  at: number,
  groups: number,
  size: number,
  excess: boolean,
  bigM: number,
): EnteringColumn {
  const column = new Float64Array(size);
  column[groups + at] = excess ? -1 : 1;
  const worth = excess ? row.above : row.below;
  const artificial = !Number.isFinite(worth);
  const finite = artificial ? Math.sign(worth) * bigM : worth;
  return { column, cost: excess ? finite : -finite, artificial };
}

/** A dual price must lie between the worth of a point above the target and below it: where one does not, slack of that row enters. */
function enteringSlack(
  rows: readonly Row[],
  prices: Float64Array,
  groups: number,
  bigM: number,
): EnteringColumn | null {
  let worst = 1e-9;
  let found: EnteringColumn | null = null;
  rows.forEach((row, at) => {
    const shortfall = prices[at]! - Math.min(row.below, bigM);
    const excess = Math.max(row.above, -bigM) - prices[at]!;
    if (Math.max(shortfall, excess) <= worst) return;
    worst = Math.max(shortfall, excess);
    found = slackColumn(row, at, groups, groups + rows.length, excess > shortfall, bigM);
  });
  return found;
}

/** The group choice with the greatest reduced profit; null when none betters the mixture. */
function enteringChoice(
  choices: Choices,
  duals: Float64Array,
  groups: number,
): (EnteringColumn & { readonly gain: number }) | null {
  let gain = 0;
  let most = -1;
  choices.forEach(({ reducedValue }, group) => {
    if (reducedValue - duals[group]! <= gain) return;
    gain = reducedValue - duals[group]!;
    most = group;
  });
  if (most < 0) return null;
  return { ...groupColumn(choices[most]!.column, most, duals.length, groups), gain };
}
