import { atLeastAsGood } from './gem-choices.ts';
import type { Weighed, WeighedItem } from './item-choices.ts';
import type { Objective } from './objective.ts';

/**
 * Keeps the items of a slot that no other dominates, that is, can always take the place of without loss.
 * In a pair of slots the other may already be worn in the second slot: there an item is left out only when two
 * different ones dominate it, or one that can be worn twice.
 */
export class DominanceFilter {
  readonly #objective: Objective;
  readonly #inPair: boolean;
  #kept: WeighedItem[] = [];

  constructor(objective: Objective, inPair: boolean) {
    this.#objective = objective;
    this.#inPair = inPair;
  }

  /** Whether the items kept so far dominate it. */
  dominates(item: WeighedItem): boolean {
    return this.#isDominated(item, this.#kept);
  }

  add(item: WeighedItem): void {
    if (!this.#isDominated(item, this.#kept)) this.#kept.push(item);
  }

  /** The items that no other dominates, once all are in: those that came early are judged by those that came late. */
  nonDominated(): readonly WeighedItem[] {
    const order = this.#kept.sort((a, b) => b.value - a.value || a.baseId - b.baseId);
    this.#kept = [];
    for (const item of order) this.add(item);
    return this.#kept;
  }

  #isDominated(item: WeighedItem, others: WeighedItem[]): boolean {
    let dominators = 0;
    let first = -1;
    for (let at = 0; at < others.length; at++) {
      const other = others[at]!;
      const { unique } = other;
      if (other.value < item.value || (unique >= 0 && unique === first)) continue;
      if (!dominates(other, item, this.#objective)) continue;
      dominators += this.#inPair && unique >= 0 && unique !== item.unique ? 1 : 2;
      first = unique;
      // What dominates one item often dominates others: it is asked earlier next time.
      if (at > 0) [others[at - 1], others[at]] = [other, others[at - 1]!];
      if (dominators >= 2) return true;
    }
    return false;
  }
}

/** Of suffixes of one item, those that no other dominates. */
export function nonDominatedSuffixes<Thing extends Weighed>(
  things: readonly Thing[],
  objective: Objective,
): readonly Thing[] {
  const kept: Thing[] = [];
  for (const thing of [...things].sort((a, b) => b.value - a.value)) {
    if (!kept.some((other) => atLeastAsGood(other.capped, thing.capped, objective)))
      kept.push(thing);
  }
  return kept;
}

function dominates(a: WeighedItem, b: WeighedItem, objective: Objective): boolean {
  if (a.enchants !== b.enchants || a.extra < b.extra) return false;
  if (a.sockets.length < b.sockets.length) return false;
  if (a.setId !== b.setId && (b.setId >= 0 || a.setMayHarm)) return false;
  if (!atLeastAsGood(a.capped, b.capped, objective)) return false;
  if (a.bothHands && !b.bothHands) return false;
  if (!a.limits.every((limit) => b.limits.some((other) => other.key === limit.key))) return false;
  if (a.bonus && !isHarmless(a.bonus, objective)) return false;
  if (!hasSockets(a, b)) return false;
  if (!b.bonus) return true;
  if (a.sockets.length === b.sockets.length && a.bonus) {
    const more = a.bonus.value >= b.bonus.value;
    if (more && atLeastAsGood(a.bonus.capped, b.bonus.capped, objective)) return true;
  }
  // Even if the bonus came for nothing.
  const whole = b.capped.map((amount, at) => amount + b.bonus!.capped[at]!);
  return a.value >= b.value + b.bonus.value && atLeastAsGood(a.capped, whole, objective);
}

function isHarmless(bonus: Weighed, objective: Objective): boolean {
  const none = bonus.capped.map(() => 0);
  return bonus.value >= 0 && atLeastAsGood(bonus.capped, none, objective);
}

/** Every socket of `b` has one like it in `a`. */
function hasSockets(a: WeighedItem, b: WeighedItem): boolean {
  if (b.sockets.length === 0) return true;
  const left = [0, 0, 0, 0, 0];
  for (const socket of a.sockets) left[socket]!++;
  return b.sockets.every((socket) => left[socket]!-- > 0);
}
