import type { Column, ItemColumn } from './model.ts';
import { META_SOCKET, PRISMATIC_SOCKET } from './problem.ts';
import type { ItemChoice } from './problem.ts';
import type { Pricing } from './pricing.ts';
import { priced } from './pricing.ts';

/** The best of a group of slots at the prices set: its price, and the items chosen, by slot of the group. */
export interface GroupBest {
  readonly price: number;
  readonly items: readonly number[];
}

/** Whether two things of one group can be worn together. */
export function clash(a: ItemChoice, b: ItemChoice): boolean {
  if (a.empty || b.empty) return false;
  return a.bothHands || b.bothHands || (a.unique >= 0 && a.unique === b.unique);
}

export function bestOfGroup(pricing: Pricing, group: readonly number[]): GroupBest {
  const [first, second] = group;
  const prices = pricing.items[first!]!;
  if (second === undefined) {
    let best = 0;
    for (let at = 1; at < prices.length; at++) if (prices[at]! > prices[best]!) best = at;
    return { price: prices[best]!, items: [best] };
  }
  return bestPair(pricing, first!, second);
}

function bestPair(pricing: Pricing, first: number, second: number): GroupBest {
  const { items } = pricing.model;
  const orderA = descending(pricing.items[first]!);
  const orderB = descending(pricing.items[second]!);
  const pricesA = pricing.items[first]!;
  const pricesB = pricing.items[second]!;
  let best: GroupBest = { price: -Infinity, items: [] };
  for (const a of orderA) {
    if (pricesA[a]! + pricesB[orderB[0]!]! <= best.price) break;
    for (const b of orderB) {
      const price = pricesA[a]! + pricesB[b]!;
      if (price <= best.price) break;
      if (clash(items[first]![a]!.choice, items[second]![b]!.choice)) continue;
      best = { price, items: [a, b] };
      break;
    }
  }
  return best;
}

export function descending(prices: Float64Array): Uint32Array {
  return Uint32Array.from(prices.keys()).sort((a, b) => prices[b]! - prices[a]!);
}

/** Worth and rows of those items at their best: enchant and gems as the prices would have them. */
export function bestColumn(
  pricing: Pricing,
  prices: Float64Array,
  group: readonly number[],
  chosen: readonly number[],
): Column {
  const { model } = pricing;
  const rows = new Float64Array(model.rows.length);
  let value = 0;
  const add = (column: Column | null | undefined): void => {
    if (!column) return;
    value += column.value;
    for (let row = 0; row < rows.length; row++) rows[row]! += column.rows[row]!;
  };
  group.forEach((slot, at) => {
    const item = model.items[slot]![chosen[at]!]!;
    add(item);
    let open = item.choice.extra;
    const list = model.problem.enchantLists[item.choice.enchants] ?? [];
    const enchant = mostOf(list, pricing.enchants);
    if (enchant >= 0 && pricing.enchants[enchant]! > 0) {
      add(model.enchants[enchant]);
      open += model.enchants[enchant]!.sockets;
    }
    const matched = isMatched(pricing, prices, item);
    if (matched) add(item.bonus);
    for (const socket of item.choice.sockets) add(bestGem(pricing, socket, matched));
    for (; open > 0; open--) add(bestGem(pricing, PRISMATIC_SOCKET, false));
  });
  return { value, rows };
}

function isMatched(pricing: Pricing, prices: Float64Array, item: ItemColumn): boolean {
  if (!item.bonus) return false;
  const sum = (by: Float64Array): number =>
    item.choice.sockets.reduce((total, socket) => total + by[socket]!, 0);
  return sum(pricing.match) + priced(item.bonus, prices) > sum(pricing.free);
}

function bestGem(pricing: Pricing, socket: number, matched: boolean): Column | null {
  const { model } = pricing;
  const isMeta = socket === META_SOCKET;
  const places = matched || isMeta ? model.matching[socket]! : model.free;
  const gem = mostOf(places, pricing.gems);
  const price = gem < 0 ? -Infinity : pricing.gems[gem]!;
  if (isMeta && pricing.meta >= price) return matched || pricing.meta > 0 ? model.meta : null;
  return matched || price > 0 ? model.gems[gem]! : null;
}

function mostOf(places: readonly number[], prices: Float64Array): number {
  let best = -1;
  for (const place of places) if (best < 0 || prices[place]! > prices[best]!) best = place;
  return best;
}
