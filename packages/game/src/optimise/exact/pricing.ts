import type { Column, Columns, Model } from './model.ts';
import { META_SOCKET, PRISMATIC_SOCKET } from './problem.ts';

/**
 * The reduced value of every choice: its worth plus its amounts times the dual prices of the rows.
 * With prices on the rows the groups no longer depend on each other, so each can be solved by itself.
 */
export class Pricing {
  readonly model: Model;
  readonly gems: Float64Array;
  meta = 0;
  /** With the best gems in the sockets they add. */
  readonly enchants: Float64Array;
  /** By kind of socket: the best gem of its colour; −∞ when there is none. */
  readonly match = new Float64Array(PRISMATIC_SOCKET + 1);
  /** By kind of socket: the best gem of any colour, or an empty socket. */
  readonly free = new Float64Array(PRISMATIC_SOCKET + 1);
  readonly enchantLists: Float64Array;
  /** By slot and item, at its best. */
  readonly items: readonly Float64Array[];
  readonly #bonuses: readonly Float64Array[];
  readonly #listMatch: Float64Array;
  readonly #listFree: Float64Array;

  constructor(model: Model) {
    const { problem } = model;
    this.model = model;
    this.gems = new Float64Array(problem.gems.length);
    this.enchants = new Float64Array(problem.enchants.length);
    this.enchantLists = new Float64Array(problem.enchantLists.length);
    this.#listMatch = new Float64Array(problem.socketLists.length);
    this.#listFree = new Float64Array(problem.socketLists.length);
    this.items = problem.slots.map(({ items }) => new Float64Array(items.length));
    this.#bonuses = problem.slots.map(({ items }) => new Float64Array(items.length));
  }

  /** Works out every reduced value anew. */
  setPrices(prices: Float64Array): void {
    const { model } = this;
    const { problem } = model;
    priceAll(model.gems, prices, this.gems);
    this.meta = model.meta ? priced(model.meta, prices) : -Infinity;
    const most = (places: readonly number[]): number =>
      places.reduce((best, place) => Math.max(best, this.gems[place]!), -Infinity);
    const any = Math.max(most(model.free), 0);
    for (let socket = 0; socket <= PRISMATIC_SOCKET; socket++) {
      this.match[socket] = most(model.matching[socket]!);
      this.free[socket] = any;
    }
    this.match[META_SOCKET] = Math.max(this.match[META_SOCKET]!, this.meta);
    this.free[META_SOCKET] = Math.max(this.match[META_SOCKET], 0);
    priceAll(model.enchants, prices, this.enchants);
    problem.enchants.forEach(({ sockets }, at) => (this.enchants[at]! += sockets * any));
    problem.enchantLists.forEach((list, place) => {
      this.enchantLists[place] = list.reduce((best, at) => Math.max(best, this.enchants[at]!), 0);
    });
    problem.socketLists.forEach((sockets, place) => {
      this.#listMatch[place] = sockets.reduce((sum, socket) => sum + this.match[socket]!, 0);
      this.#listFree[place] = sockets.reduce((sum, socket) => sum + this.free[socket]!, 0);
    });
    for (let slot = 0; slot < this.items.length; slot++) this.#priceSlot(slot, prices);
  }

  #priceSlot(slot: number, prices: Float64Array): void {
    const { model } = this;
    const { items } = model.problem.slots[slot]!;
    const into = this.items[slot]!;
    const bonuses = this.#bonuses[slot]!;
    priceAll(model.items[slot]!, prices, into);
    priceAll(model.bonuses[slot]!, prices, bonuses);
    const open = this.free[PRISMATIC_SOCKET]!;
    for (let at = 0; at < items.length; at++) {
      const { enchants, extra, socketList, bonus } = items[at]!;
      const free = this.#listFree[socketList]!;
      const matched = bonus ? this.#listMatch[socketList]! + bonuses[at]! : -Infinity;
      into[at]! +=
        (enchants < 0 ? 0 : this.enchantLists[enchants]!) +
        extra * open +
        (matched > free ? matched : free);
    }
  }
}

export function priced({ value, rows }: Column, prices: Float64Array): number {
  let sum = value;
  for (let row = 0; row < rows.length; row++) sum += rows[row]! * prices[row]!;
  return sum;
}

function priceAll({ values, rows }: Columns, prices: Float64Array, into: Float64Array): void {
  const width = prices.length;
  for (let at = 0, base = 0; at < into.length; at++, base += width) {
    let sum = values[at]!;
    for (let row = 0; row < width; row++) sum += rows[base + row]! * prices[row]!;
    into[at] = sum;
  }
}
