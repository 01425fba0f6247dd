import { gearAmounts } from '../../score/amounts.ts';
import type { Gear } from '../../set/gear-set.ts';
import { setsEarnedBy } from '../../set/set-skill.ts';
import type { Stats } from '../../stat/catalogue.ts';
import { effectsWorth } from '../../worth/gear-effects.ts';
import { autofill } from '../autofill.ts';
import type { Filled } from '../autofill.ts';
import { FILLED_SLOTS } from '../autofill-context.ts';
import type { Cap } from './cap.ts';
import { decode } from './decode.ts';
import { encode } from './encode.ts';
import type { ExactRequest } from './exact-request.ts';
import { gather } from './gather.ts';
import { amountHeld, brokenCaps, cappedWorth, countsOf, makeObjective } from './objective.ts';
import type { Objective } from './objective.ts';
import { solveSteps } from './solve.ts';
import type { Progress } from './solve.ts';

export interface ExactResult extends Filled {
  /** Nothing that is allowed is worth more. */
  readonly bound: number;
  /** The bound equals the value: there is no better gear. */
  readonly proved: boolean;
  /** How much better there might be; 0 when proved. */
  readonly gap: number;
  /** Caps that must be kept and that no gear was found to keep; the gear is then as it was, but for goals by name. */
  readonly broken: readonly Cap[];
  readonly caps: readonly CapPrice[];
}

export interface CapPrice {
  readonly cap: Cap;
  /** What the sheet comes to with the gear chosen. */
  readonly amount: number;
  /** What moving the cap by a point would gain, about. */
  readonly perPoint: number;
  /** What the cap costs in all: the best gear without it is worth so much more. null when there was no time to see. */
  readonly total: number | null;
}

/** Time is handed in, so that the search itself needs no clock. */
export interface ExactTime {
  /** True when it should end with what it has. */
  readonly stop?: () => boolean;
  readonly onProgress?: (progress: Progress) => void;
  /** Whether to find out what each cap costs in all, which takes a search each. */
  readonly prices?: boolean;
}

const TOLERANCE = 1e-6;

/** The best whole gear under the weights, with its proof. */
export function exactAutofill(request: ExactRequest, time: ExactTime = {}): ExactResult {
  const steps = exactSteps(request, time);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    time.onProgress?.(step.value);
  }
}

/** The same, a step at a time, for whoever wants to listen in between. */
export function* exactSteps(
  request: ExactRequest,
  time: ExactTime = {},
): Generator<Progress, ExactResult> {
  const { set, rules, weights, caps: asked = [], totals = {} } = request;
  const stop = time.stop ?? (() => false);
  const whole = makeObjective(weights, asked, totals, request.effects ?? null);
  let caps = asked;
  let found = yield* solved(request, caps, stop);
  // A goal by its name that nothing reaches is told of, and the rest is gone for.
  for (const isKept of REACHABLE) {
    if (found.gear !== null || stop() || caps.every(isKept)) continue;
    caps = caps.filter(isKept);
    found = yield* solved(request, caps, stop);
  }
  const objective = makeObjective(weights, caps, totals, request.effects ?? null);
  const setOf = setsEarnedBy(rules.wearer, rules.dataset);
  const gear = found.gear ?? quickFill(request, objective) ?? set.gear;
  const amounts = gearAmounts(gear, setOf);
  const value = cappedWorth(amounts, objective) + effectsWorth(gear, objective.effects);
  const bound = Math.max(found.bound, value);
  const proved = found.gear !== null && bound - value <= TOLERANCE * Math.max(1, Math.abs(value));
  const prices: CapPrice[] = [];
  for (const cap of caps) {
    const at = objective.caps.findIndex((entry) => entry.cap === cap);
    const others = caps.filter((other) => other !== cap);
    let total: number | null = null;
    if (time.prices !== false && proved && !stop()) {
      const without = yield* solved(request, others, stop);
      total = without.proved ? Math.max(without.value - value, 0) : null;
    }
    prices.push({
      cap,
      amount:
        amountHeld(amounts, objective.caps[at]?.counts ?? countsOf(cap, weights)) +
        (cap.given ?? totals[cap.stat] ?? 0),
      perPoint: at < 0 ? 0 : perPoint(cap, objective.caps[at]!.row.weight, found.prices[at] ?? 0),
      total,
    });
  }
  return {
    gear,
    value,
    bound: proved ? value : bound,
    proved,
    gap: proved ? 0 : bound - value,
    broken: brokenCaps(amounts, whole),
    caps: prices,
  };
}

/** What is left of the goals when all of them are out of reach: first the harder one goes. */
const REACHABLE: readonly ((cap: Cap) => boolean)[] = [
  ({ goal }) => goal !== 'uncrushable',
  ({ goal }) => goal === undefined,
];

/** Stopped before anything was found: the specified autofill, if it keeps to what was asked. */
function quickFill(request: ExactRequest, objective: Objective): Gear | null {
  const { banned, owned, locked = [], rules } = request;
  if (banned || owned) return null;
  const free = FILLED_SLOTS.filter((slot) => !locked.includes(slot));
  const { gear } = autofill(request, free);
  const amounts = gearAmounts(gear, setsEarnedBy(rules.wearer, rules.dataset));
  return brokenCaps(amounts, objective).length === 0 ? gear : null;
}

interface Solved {
  readonly gear: Gear | null;
  readonly value: number;
  readonly bound: number;
  readonly proved: boolean;
  readonly prices: readonly number[];
}

function* solved(
  request: ExactRequest,
  caps: readonly Cap[],
  stop: () => boolean,
): Generator<Progress, Solved> {
  const { rules, totals = {} } = request;
  const objective = makeObjective(request.weights, caps, totals, request.effects ?? null);
  const gathered = gather(request, objective);
  const encoded = encode(gathered);
  const solution = yield* solveSteps(encoded.problem, stop);
  const gear = solution.pieces && decode(request, gathered, encoded, solution);
  const stats: Stats = gear ? gearAmounts(gear, setsEarnedBy(rules.wearer, rules.dataset)) : {};
  const value = gear
    ? cappedWorth(stats, objective) + effectsWorth(gear, objective.effects)
    : -Infinity;
  const bound = Math.max(solution.bound, value);
  return { gear, value, bound, proved: bound - value <= TOLERANCE, prices: solution.prices };
}

/** A cap worthless above gains what the stat is worth there beyond what it costs to have. */
function perPoint(cap: Cap, weight: number, price: number): number {
  return cap.kind === 'worthlessAbove' ? Math.max(weight - price, 0) : Math.abs(price);
}
