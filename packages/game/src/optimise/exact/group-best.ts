import { columnAt } from './model.ts';
import type { Column } from './model.ts';
import { META_SOCKET, PRISMATIC_SOCKET } from './problem.ts';
import type { ItemChoice } from './problem.ts';
import type { Pricing } from './pricing.ts';
import { priced } from './pricing.ts';

/** The solution of the pricing problem for a group of slots, at the prices set: its reduced value, and the items chosen, by slot of the group. */
export interface GroupBest {
  readonly reducedValue: number;
  readonly items: readonly number[];
}

/** Whether two things of one group cannot be worn together. */
export function conflict(a: ItemChoice, b: ItemChoice): boolean {
  if (a.empty || b.empty) return false;
  return a.bothHands || b.bothHands || (a.unique >= 0 && a.unique === b.unique);
}

export function bestOfGroup(pricing: Pricing, group: readonly number[]): GroupBest {
  const [first, second] = group;
  const prices = pricing.items[first!]!;
  if (second !== undefined) return bestPair(pricing, first!, second);
  const best = greatest(prices);
  return { reducedValue: prices[best]!, items: [best] };
}

function bestPair(pricing: Pricing, first: number, second: number): GroupBest {
  const { slots } = pricing.model.problem;
  const [left, right] = [slots[first]!.items, slots[second]!.items];
  const [pricesA, pricesB] = [pricing.items[first]!, pricing.items[second]!];
  const mostB = pricesB[greatest(pricesB)]!;
  let best: GroupBest = { reducedValue: -Infinity, items: [] };
  const tryLeft = (a: number): void => {
    const reducedValue = pricesA[a]!;
    if (reducedValue + mostB <= best.reducedValue) return;
    for (let b = 0; b < right.length; b++) {
      if (reducedValue + pricesB[b]! <= best.reducedValue || conflict(left[a]!, right[b]!))
        continue;
      best = { reducedValue: reducedValue + pricesB[b]!, items: [a, b] };
    }
  };
  // The best one first, so that few others are worth a look.
  tryLeft(greatest(pricesA));
  for (let a = 0; a < left.length; a++) tryLeft(a);
  return best;
}

function greatest(prices: Float64Array): number {
  let best = 0;
  for (let at = 1; at < prices.length; at++) if (prices[at]! > prices[best]!) best = at;
  return best;
}

/** The column of those items at their best: with the enchant and gems that the dual prices prefer. */
export function bestColumn(
  pricing: Pricing,
  prices: Float64Array,
  group: readonly number[],
  chosen: readonly number[],
): Column {
  const { model } = pricing;
  const { problem } = model;
  const width = model.rows.length;
  const rows = new Float64Array(width);
  let value = 0;
  const add = (column: Column | null): void => {
    if (!column) return;
    value += column.value;
    for (let row = 0; row < width; row++) rows[row]! += column.rows[row]!;
  };
  group.forEach((slot, place) => {
    const at = chosen[place]!;
    const item = problem.slots[slot]!.items[at]!;
    add(columnAt(model.items[slot]!, at, width));
    let open = item.extra;
    const enchant = mostOf(problem.enchantLists[item.enchants] ?? [], pricing.enchants);
    if (enchant >= 0 && pricing.enchants[enchant]! > 0) {
      add(columnAt(model.enchants, enchant, width));
      open += problem.enchants[enchant]!.sockets;
    }
    const bonus = item.bonus ? columnAt(model.bonuses[slot]!, at, width) : null;
    const matched = bonus !== null && isMatched(pricing, prices, item, bonus);
    if (matched) add(bonus);
    for (const socket of item.sockets) add(bestGem(pricing, socket, matched));
    for (; open > 0; open--) add(bestGem(pricing, PRISMATIC_SOCKET, false));
  });
  return { value, rows };
}

function isMatched(
  { match, free }: Pricing,
  prices: Float64Array,
  { sockets }: ItemChoice,
  bonus: Column,
): boolean {
  const sum = (by: Float64Array): number =>
    sockets.reduce((total, socket) => total + by[socket]!, 0);
  return sum(match) + priced(bonus, prices) > sum(free);
}

function bestGem(pricing: Pricing, socket: number, matched: boolean): Column | null {
  const { model } = pricing;
  const isMeta = socket === META_SOCKET;
  const places = matched || isMeta ? model.matching[socket]! : model.free;
  const gem = mostOf(places, pricing.gems);
  const reducedValue = gem < 0 ? -Infinity : pricing.gems[gem]!;
  if (isMeta && pricing.meta >= reducedValue)
    return matched || pricing.meta > 0 ? model.meta : null;
  return matched || reducedValue > 0 ? columnAt(model.gems, gem, model.rows.length) : null;
}

function mostOf(places: readonly number[], prices: Float64Array): number {
  let best = -1;
  for (const place of places) if (best < 0 || prices[place]! > prices[best]!) best = place;
  return best;
}
