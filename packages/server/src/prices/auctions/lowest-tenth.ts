import type { Auction } from './read-auctions.ts';

interface Lot {
  /** Copper for one. */
  readonly each: number;
  readonly quantity: number;
}

/** Gathers auctions, and says what an item really goes for: the median of the cheapest tenth of all that are offered. */
export class LowestTenth {
  readonly #lots = new Map<number, Lot[]>();

  add({ itemId, quantity, buyout }: Auction): void {
    if (buyout <= 0 || quantity <= 0) return;
    const lot = { each: buyout / quantity, quantity };
    const lots = this.#lots.get(itemId);
    if (lots) lots.push(lot);
    else this.#lots.set(itemId, [lot]);
  }

  prices(): ReadonlyMap<number, number> {
    return new Map([...this.#lots].map(([itemId, lots]) => [itemId, medianOfLowest(lots)]));
  }
}

function medianOfLowest(lots: readonly Lot[]): number {
  const sorted = lots.toSorted((a, b) => a.each - b.each);
  const offered = lots.reduce((sum, lot) => sum + lot.quantity, 0);
  const tenth = Math.max(1, Math.ceil(offered / 10));
  const low = nth(sorted, Math.floor((tenth - 1) / 2));
  const high = nth(sorted, Math.floor(tenth / 2));
  return Math.max(1, Math.round((low + high) / 2));
}

/** Price of the n-th cheapest single item. */
function nth(sorted: readonly Lot[], place: number): number {
  let passed = 0;
  for (const { each, quantity } of sorted) {
    passed += quantity;
    if (place < passed) return each;
  }
  return sorted.at(-1)!.each;
}
