import { atLeastAsGood } from './gem-choices.ts';
import type { Weighed, WeighedItem } from './item-choices.ts';
import type { Measure } from './measure.ts';

/**
 * Lets through items that no other can always stand in for. In a pair of slots the other may already be worn
 * in the second one: there it takes two different ones to stand in, or one that can be worn twice.
 */
export class Sieve {
  readonly #measure: Measure;
  readonly #inPair: boolean;
  #kept: WeighedItem[] = [];

  constructor(measure: Measure, inPair: boolean) {
    this.#measure = measure;
    this.#inPair = inPair;
  }

  /** Whether what is in already stands in for it. */
  outdoes(item: WeighedItem): boolean {
    return this.#isOutdone(item, this.#kept);
  }

  add(item: WeighedItem): void {
    if (!this.#isOutdone(item, this.#kept)) this.#kept.push(item);
  }

  /** What is left once all are in, those that came early judged by those that came late. */
  left(): readonly WeighedItem[] {
    const order = this.#kept.sort((a, b) => b.value - a.value || a.baseId - b.baseId);
    this.#kept = [];
    for (const item of order) this.add(item);
    return this.#kept;
  }

  #isOutdone(item: WeighedItem, others: WeighedItem[]): boolean {
    let standIns = 0;
    let first = -1;
    for (let at = 0; at < others.length; at++) {
      const other = others[at]!;
      const { unique } = other;
      if (other.value < item.value || (unique >= 0 && unique === first)) continue;
      if (!standsIn(other, item, this.#measure)) continue;
      standIns += this.#inPair && unique >= 0 && unique !== item.unique ? 1 : 2;
      first = unique;
      // What stood in for one thing will for others: it is asked first next time.
      if (at > 0) [others[at - 1], others[at]] = [other, others[at - 1]!];
      if (standIns >= 2) return true;
    }
    return false;
  }
}

/** Of things alike in all but their stats, those that no other outdoes. */
export function withoutOutdone<Thing extends Weighed>(
  things: readonly Thing[],
  measure: Measure,
): readonly Thing[] {
  const kept: Thing[] = [];
  for (const thing of [...things].sort((a, b) => b.value - a.value)) {
    if (!kept.some((other) => atLeastAsGood(other.capped, thing.capped, measure))) kept.push(thing);
  }
  return kept;
}

function standsIn(a: WeighedItem, b: WeighedItem, measure: Measure): boolean {
  if (a.enchants !== b.enchants || a.extra < b.extra) return false;
  if (a.sockets.length < b.sockets.length) return false;
  if (a.setId !== b.setId && (b.setId >= 0 || a.setMayHarm)) return false;
  if (!atLeastAsGood(a.capped, b.capped, measure)) return false;
  if (a.bothHands && !b.bothHands) return false;
  if (!a.limits.every((limit) => b.limits.some((other) => other.key === limit.key))) return false;
  if (a.bonus && !isHarmless(a.bonus, measure)) return false;
  if (!hasSockets(a, b)) return false;
  if (!b.bonus) return true;
  if (a.sockets.length === b.sockets.length && a.bonus) {
    const more = a.bonus.value >= b.bonus.value;
    if (more && atLeastAsGood(a.bonus.capped, b.bonus.capped, measure)) return true;
  }
  // Even if the bonus came for nothing.
  const whole = b.capped.map((amount, at) => amount + b.bonus!.capped[at]!);
  return a.value >= b.value + b.bonus.value && atLeastAsGood(a.capped, whole, measure);
}

function isHarmless(bonus: Weighed, measure: Measure): boolean {
  const none = bonus.capped.map(() => 0);
  return bonus.value >= 0 && atLeastAsGood(bonus.capped, none, measure);
}

/** Every socket of `b` has one like it in `a`. */
function hasSockets(a: WeighedItem, b: WeighedItem): boolean {
  if (b.sockets.length === 0) return true;
  const left = [0, 0, 0, 0, 0];
  for (const socket of a.sockets) left[socket]!++;
  return b.sockets.every((socket) => left[socket]!-- > 0);
}
