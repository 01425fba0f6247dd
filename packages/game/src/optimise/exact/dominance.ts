import { atLeastAsGood } from './gem-choices.ts';
import type { Weighed, WeighedItem } from './item-choices.ts';
import type { Measure } from './measure.ts';

/**
 * Leaves out items that another can always stand in for. In a pair of slots the other may already be worn
 * in the second one: there it takes two different ones to stand in, or one that can be worn twice.
 */
export function undominated(
  items: readonly WeighedItem[],
  measure: Measure,
  inPair: boolean,
): readonly WeighedItem[] {
  const order = [...items].sort((a, b) => b.value - a.value || a.baseId - b.baseId);
  const kept: WeighedItem[] = [];
  for (const item of order) {
    let standIns = 0;
    let first = -1;
    for (const other of kept) {
      if (other.value < item.value || (other.unique >= 0 && other.unique === first)) continue;
      if (!standsIn(other, item, measure)) continue;
      standIns += inPair && other.unique >= 0 && other.unique !== item.unique ? 1 : 2;
      first = other.unique;
      if (standIns >= 2) break;
    }
    if (standIns < 2) kept.push(item);
  }
  return kept;
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
  if (b.setId >= 0 && b.setId !== a.setId) return false;
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
