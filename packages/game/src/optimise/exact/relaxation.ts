import { bestColumn, bestOfGroup } from './group-best.ts';
import type { Column, Model } from './model.ts';
import { Pricing } from './pricing.ts';
import { Program } from './program.ts';
import type { Entering } from './program.ts';
import type { Row } from './scenario.ts';

/** Prices for the rows, and the bound they prove: nothing in the scenario is worth more. */
export interface Relaxation {
  readonly prices: Float64Array;
  readonly bound: number;
  /** Even a mixture of gear misses a target that must be kept. */
  readonly infeasible: boolean;
}

const MOST_STEPS = 800;

/**
 * The best mixture of gear, each group's choice made in shares: a linear program whose columns are not listed
 * but asked for, the best choice of each group at the prices of the moment (Dantzig and Wolfe).
 */
export function relax(model: Model, start: Float64Array = firstPrices(model.rows)): Relaxation {
  const { rows, problem } = model;
  const groups = problem.groups.length;
  const huge = hugeFor(model);
  const pricing = new Pricing(model);
  const choose = (prices: Float64Array): Choices => chooseAll(pricing, prices);
  const program = beginning(model, choose(start), huge);
  let prices = start;
  let bound = Infinity;
  for (let step = 0; step < MOST_STEPS; step++) {
    const duals = program.duals();
    const now = duals.slice(groups).map((dual) => -dual);
    const slack = betterSlack(rows, now, groups, huge);
    if (slack) {
      program.enter(slack);
      continue;
    }
    rows.forEach((row, at) => (now[at] = Math.min(Math.max(now[at]!, row.above), row.below)));
    const choices = choose(now);
    const reached = boundAt(model, now, choices);
    if (reached < bound) [bound, prices] = [reached, now];
    const entering = mostGaining(choices, duals, groups);
    if (!entering || entering.gain <= 1e-10 * Math.max(1, Math.abs(reached))) break;
    if (!program.enter(entering)) break;
  }
  return { prices, bound, infeasible: program.missed() > 1e-6 };
}

/** Nothing in the scenario is worth more, whatever the prices; the better they are, the lower the bound. */
export function boundAt(model: Model, prices: Float64Array, choices: Choices): number {
  const { rows, given } = model;
  let bound = given.value + choices.reduce((sum, choice) => sum + choice.price, 0);
  rows.forEach((row, at) => {
    bound += atTarget(row) + prices[at]! * (given.rows[at]! - row.target);
  });
  return bound;
}

/** Worth of the row itself when its target is met exactly: the capped stat up to its cap. */
export function atTarget(row: Row): number {
  return Number.isFinite(row.below) ? row.below * row.target : 0;
}

type Choices = readonly { readonly price: number; readonly column: Column }[];

export function chooseAll(pricing: Pricing, prices: Float64Array): Choices {
  pricing.setPrices(prices);
  return pricing.model.problem.groups.map((group) => {
    const best = bestOfGroup(pricing, group);
    return { price: best.price, column: bestColumn(pricing, prices, group, best.items) };
  });
}

/** Prices to begin with: half of what a capped stat is worth. */
export function firstPrices(rows: readonly Row[]): Float64Array {
  return Float64Array.from(rows, (row) => (Number.isFinite(row.below) ? row.below / 2 : 0));
}

/** Stands for infinity: for a single point missed, more than any gear is worth. */
function hugeFor({ problem }: Model): number {
  const gem = problem.gems.reduce((most, { value }) => Math.max(most, Math.abs(value)), 0);
  return problem.slots.reduce(
    (sum, { items }) => sum + items.reduce((most, { value }) => Math.max(most, Math.abs(value)), 0),
    100 + 40 * gem,
  );
}

/** One choice a group, and slack for what they miss. */
function beginning(model: Model, choices: Choices, huge: number): Program {
  const { rows, given } = model;
  const groups = choices.length;
  const aims = new Float64Array(groups + rows.length).fill(1, 0, groups);
  rows.forEach((row, at) => (aims[groups + at] = row.target - given.rows[at]!));
  const columns = choices.map((choice, group) =>
    groupColumn(choice.column, group, aims.length, groups),
  );
  const slack = rows.map((row, at) => {
    const sum = choices.reduce((total, { column }) => total + column.rows[at]!, 0);
    return slackColumn(row, at, groups, aims.length, sum > aims[groups + at]!, huge);
  });
  return new Program([...columns, ...slack], aims);
}

function groupColumn(column: Column, group: number, size: number, groups: number): Entering {
  const full = new Float64Array(size);
  full[group] = 1;
  full.set(column.rows, groups);
  return { column: full, cost: column.value, hard: false };
}

function slackColumn(
  row: Row,
  at: number,
  groups: number,
  size: number,
  over: boolean,
  huge: number,
): Entering {
  const column = new Float64Array(size);
  column[groups + at] = over ? -1 : 1;
  const worth = over ? row.above : row.below;
  const hard = !Number.isFinite(worth);
  const finite = hard ? Math.sign(worth) * huge : worth;
  return { column, cost: over ? finite : -finite, hard };
}

/** Prices must lie between a point's worth above and below the target: where one does not, slack betters the mixture. */
function betterSlack(
  rows: readonly Row[],
  prices: Float64Array,
  groups: number,
  huge: number,
): Entering | null {
  let worst = 1e-9;
  let found: Entering | null = null;
  rows.forEach((row, at) => {
    const under = prices[at]! - Math.min(row.below, huge);
    const over = Math.max(row.above, -huge) - prices[at]!;
    if (Math.max(under, over) <= worst) return;
    worst = Math.max(under, over);
    found = slackColumn(row, at, groups, groups + rows.length, over > under, huge);
  });
  return found;
}

function mostGaining(
  choices: Choices,
  duals: Float64Array,
  groups: number,
): (Entering & { readonly gain: number }) | null {
  let gain = 0;
  let most = -1;
  choices.forEach(({ price }, group) => {
    if (price - duals[group]! <= gain) return;
    gain = price - duals[group]!;
    most = group;
  });
  if (most < 0) return null;
  return { ...groupColumn(choices[most]!.column, most, duals.length, groups), gain };
}
