import { bestOfGroup, clash } from './group-best.ts';
import type { Pricing } from './pricing.ts';
import type { Problem, SetChoice } from './problem.ts';
import type { Scenario, SetGoal } from './scenario.ts';

/** A set whose bonus can do harm is always given a tier, so that its pieces are counted. */
export function firstGoals({ sets, caps }: Problem): readonly SetGoal[] {
  return sets.flatMap((set, place): SetGoal[] => {
    const harmful = set.tiers.some(
      ({ value, amounts }) =>
        value < 0 ||
        caps.some(({ kind }, cap) => (kind === 'atMost' ? amounts[cap]! > 0 : amounts[cap]! < 0)),
    );
    return harmful ? [{ set: place, tier: -1, atMost: set.tiers[0]!.pieces - 1 }] : [];
  });
}

export interface FurtherGoal {
  readonly scenario: Scenario;
  /** Nothing in it is worth more. */
  readonly bound: number;
}

/** The scenario with one more set gone for, each later in the list than those before, so that none comes twice. */
export function furtherGoals(
  pricing: Pricing,
  prices: Float64Array,
  bound: number,
): readonly FurtherGoal[] {
  const { problem, scenario, rows } = pricing.model;
  const last = scenario.sets.reduce(
    (most, { set, tier }) => (tier >= 0 ? Math.max(most, set) : most),
    -1,
  );
  const further: FurtherGoal[] = [];
  problem.sets.forEach((set, place) => {
    if (place <= last) return;
    const losses = leastLosses(pricing, place, set.tiers.at(-1)!.pieces);
    const counted = scenario.sets.find((goal) => goal.set === place);
    set.tiers.forEach((tier, at) => {
      let gain = tier.value - losses[tier.pieces]!;
      rows.forEach((row, of) => {
        for (const { measure, factor } of row.terms) {
          gain += prices[of]! * factor * tier.amounts[measure]!;
        }
      });
      if (gain === -Infinity) return;
      const goal = { set: place, tier: at, atMost: counted ? nextPieces(set, at) : null };
      const sets = [...scenario.sets.filter((other) => other !== counted), goal];
      further.push({ scenario: { ...scenario, sets }, bound: bound + gain });
    });
  });
  return further;
}

function nextPieces({ tiers }: SetChoice, tier: number): number | null {
  const next = tiers[tier + 1];
  return next ? next.pieces - 1 : null;
}

/** By number of pieces of a set: what wearing so many loses at least, at the prices set. */
function leastLosses(pricing: Pricing, set: number, most: number): Float64Array {
  const losses = new Float64Array(most + 1).fill(Infinity);
  losses[0] = 0;
  for (const group of pricing.model.problem.groups) {
    const [one, two] = lossesInGroup(pricing, group, set);
    for (let pieces = most; pieces > 0; pieces--) {
      losses[pieces] = Math.min(
        losses[pieces]!,
        losses[pieces - 1]! + one,
        pieces > 1 ? losses[pieces - 2]! + two : Infinity,
      );
    }
  }
  return losses;
}

/** What one piece of the set in this group loses, and two. */
function lossesInGroup(
  pricing: Pricing,
  group: readonly number[],
  set: number,
): readonly [number, number] {
  const { items } = pricing.model;
  const [first, second] = group;
  const best = bestOfGroup(pricing, group).price;
  const pieces = (slot: number): number[] =>
    items[slot]!.flatMap(({ choice }, at) => (choice.set === set ? [at] : []));
  const price = (slot: number, at: number): number => pricing.items[slot]![at]!;
  if (second === undefined) {
    return [Math.min(...pieces(first!).map((at) => best - price(first!, at))), Infinity];
  }
  let one = Infinity;
  let two = Infinity;
  const both = (a: number, b: number): number =>
    clash(items[first!]![a]!.choice, items[second]![b]!.choice)
      ? Infinity
      : best - price(first!, a) - price(second, b);
  const left = pieces(first!);
  const right = pieces(second);
  for (const a of left) {
    items[second]!.forEach((_, b) => (one = Math.min(one, both(a, b))));
    for (const b of right) two = Math.min(two, both(a, b));
  }
  for (const b of right) items[first!]!.forEach((_, a) => (one = Math.min(one, both(a, b))));
  return [one, two];
}
