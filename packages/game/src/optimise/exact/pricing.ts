import type { Column, ItemColumn, Model } from './model.ts';
import { META_SOCKET, PRISMATIC_SOCKET } from './problem.ts';

/** What everything is worth once each row's amounts have a price: worth plus amounts times prices. */
export class Pricing {
  readonly model: Model;
  readonly gems: Float64Array;
  meta = 0;
  readonly enchants: Float64Array;
  /** By kind of socket: the best gem of its colour; −∞ when there is none. */
  readonly match = new Float64Array(PRISMATIC_SOCKET + 1);
  /** By kind of socket: the best gem of any colour, or an empty socket. */
  readonly free = new Float64Array(PRISMATIC_SOCKET + 1);
  readonly enchantLists: Float64Array;
  readonly #listMatch: Float64Array;
  readonly #listFree: Float64Array;
  /** By slot and item. */
  readonly items: readonly Float64Array[];

  constructor(model: Model) {
    this.model = model;
    this.gems = new Float64Array(model.gems.length);
    this.enchants = new Float64Array(model.enchants.length);
    this.enchantLists = new Float64Array(model.problem.enchantLists.length);
    this.#listMatch = new Float64Array(model.socketLists.length);
    this.#listFree = new Float64Array(model.socketLists.length);
    this.items = model.items.map((items) => new Float64Array(items.length));
  }

  /** Prices everything anew. */
  setPrices(prices: Float64Array): void {
    const { model } = this;
    model.gems.forEach((gem, place) => (this.gems[place] = priced(gem, prices)));
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
    model.enchants.forEach((enchant, place) => {
      this.enchants[place] = priced(enchant, prices) + enchant.sockets * any;
    });
    model.problem.enchantLists.forEach((list, place) => {
      this.enchantLists[place] = list.reduce((best, at) => Math.max(best, this.enchants[at]!), 0);
    });
    model.socketLists.forEach((sockets, place) => {
      this.#listMatch[place] = sockets.reduce((sum, socket) => sum + this.match[socket]!, 0);
      this.#listFree[place] = sockets.reduce((sum, socket) => sum + this.free[socket]!, 0);
    });
    model.items.forEach((items, slot) => {
      const into = this.items[slot]!;
      for (let at = 0; at < items.length; at++) into[at] = this.#priceItem(items[at]!, prices);
    });
  }

  #priceItem(item: ItemColumn, prices: Float64Array): number {
    const { choice, bonus, sockets } = item;
    const enchant = choice.enchants < 0 ? 0 : this.enchantLists[choice.enchants]!;
    const plain = priced(item, prices) + enchant + choice.extra * this.free[PRISMATIC_SOCKET]!;
    const free = this.#listFree[sockets]!;
    if (!bonus) return plain + free;
    const matched = this.#listMatch[sockets]! + priced(bonus, prices);
    return plain + (matched > free ? matched : free);
  }
}

export function priced({ value, rows }: Column, prices: Float64Array): number {
  let sum = value;
  for (let row = 0; row < rows.length; row++) sum += rows[row]! * prices[row]!;
  return sum;
}
