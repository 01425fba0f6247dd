import { bestOfGroup, conflict } from './group-best.ts';
import type { Pricing } from './pricing.ts';
import type { ChosenPiece, Choice, Problem } from './problem.ts';
import type { Scenario, SetGoal } from './scenario.ts';

/**
 * A set of which these pieces have more than the scenario reckons with, to the harm of the gear: fewer must be worn.
 * Those that want the bonus are in the scenarios that go for it.
 */
export function unwantedSet(
  { sets, caps, slots }: Problem,
  scenario: Scenario,
  pieces: readonly ChosenPiece[],
): SetGoal | null {
  const counts = new Map<number, number>();
  for (const { slot, item } of pieces) {
    const { set } = slots[slot]!.items[item]!;
    if (set >= 0) counts.set(set, (counts.get(set) ?? 0) + 1);
  }
  for (const [set, count] of counts) {
    const { tiers } = sets[set]!;
    const tier = scenario.sets.find((goal) => goal.set === set)?.tier ?? -1;
    const real = tiers.findLastIndex((each) => each.pieces <= count);
    if (real <= tier) continue;
    const more = (cap: number): number =>
      tiers[real]!.amounts[cap]! - (tiers[tier]?.amounts[cap] ?? 0);
    const harms =
      tiers[real]!.value < (tiers[tier]?.value ?? 0) ||
      caps.some(({ kind }, cap) => (kind === 'atMost' ? more(cap) > 0 : more(cap) < 0));
    if (harms) return { set, tier, atMost: tiers[tier + 1]!.pieces - 1 };
  }
  return null;
}

/** What going for the tiers of the sets after those gone for already would gain at most. */
export interface SetGains {
  readonly goals: readonly {
    readonly goal: SetGoal;
    /** Going for this one set. */
    readonly gain: number;
    /** Going for any of the sets after it as well. */
    readonly beyond: number;
  }[];
  /** Going for any of them. */
  readonly beyond: number;
}

export function setGains(pricing: Pricing, prices: Float64Array): SetGains {
  const { problem, scenario } = pricing.model;
  const last = scenario.sets.reduce(
    (most, { set, tier }) => (tier >= 0 ? Math.max(most, set) : most),
    -1,
  );
  const goals: { goal: SetGoal; gain: number; beyond: number }[] = [];
  let beyond = 0;
  for (let set = problem.sets.length - 1; set > last; set--) {
    const { tiers } = problem.sets[set]!;
    const losses = leastLosses(pricing, set, tiers.at(-1)!.pieces);
    let most = 0;
    tiers.forEach((tier, at) => {
      const worth = pricedBonus(pricing, prices, tier);
      const gain = worth - losses.exact[tier.pieces]!;
      most = Math.max(most, worth - losses.loose[tier.pieces]!);
      if (gain > -Infinity) goals.push({ goal: { set, tier: at, atMost: null }, gain, beyond });
    });
    beyond += most;
  }
  return { goals, beyond };
}

function pricedBonus({ model }: Pricing, prices: Float64Array, { value, amounts }: Choice): number {
  return model.rows.reduce(
    (sum, { terms }, row) =>
      terms.reduce(
        (total, { resource, factor }) => total + prices[row]! * factor * amounts[resource]!,
        sum,
      ),
    value,
  );
}

/**
 * By number of pieces of a set: what wearing so many loses at least, at the prices set.
 * `loose` counts pairs of slots as losing nothing, for there pieces of two sets may make up for each other.
 */
function leastLosses(
  pricing: Pricing,
  set: number,
  most: number,
): { readonly exact: Float64Array; readonly loose: Float64Array } {
  const exact = new Float64Array(most + 1).fill(Infinity, 1);
  const loose = exact.slice();
  for (const group of pricing.model.problem.groups) {
    const [one, two] = lossesInGroup(pricing, group, set);
    if (one === Infinity) continue;
    add(exact, one, two);
    if (group.length > 1) add(loose, 0, two === Infinity ? Infinity : 0);
    else add(loose, one, two);
  }
  return { exact, loose };
}

function add(losses: Float64Array, one: number, two: number): void {
  for (let pieces = losses.length - 1; pieces > 0; pieces--) {
    losses[pieces] = Math.min(
      losses[pieces]!,
      losses[pieces - 1]! + one,
      pieces > 1 ? losses[pieces - 2]! + two : Infinity,
    );
  }
}

/** What one piece of the set in this group loses, and two. */
function lossesInGroup(
  pricing: Pricing,
  group: readonly number[],
  set: number,
): readonly [number, number] {
  const { slots, sets } = pricing.model.problem;
  const [first, second] = group;
  const { pieces } = sets[set]!;
  const left = pieces[first!]!;
  const right = second === undefined ? [] : pieces[second]!;
  if (left.length + right.length === 0) return [Infinity, Infinity];
  const best = bestOfGroup(pricing, group).reducedValue;
  const reducedValue = (slot: number, at: number): number => pricing.items[slot]![at]!;
  if (second === undefined) {
    return [Math.min(...left.map((at) => best - reducedValue(first!, at))), Infinity];
  }
  const both = (a: number, b: number): number =>
    conflict(slots[first!]!.items[a]!, slots[second]!.items[b]!)
      ? Infinity
      : best - reducedValue(first!, a) - reducedValue(second, b);
  let one = Infinity;
  let two = Infinity;
  for (const a of left) {
    slots[second]!.items.forEach((_, b) => (one = Math.min(one, both(a, b))));
    for (const b of right) two = Math.min(two, both(a, b));
  }
  for (const b of right) slots[first!]!.items.forEach((_, a) => (one = Math.min(one, both(a, b))));
  return [one, two];
}
