import type { Copper, Quality } from '@gearwright/game/item/item.ts';
import type { Draft } from './draft.ts';

/**
 * Approximate prices, by rule:
 * 1. sold by a vendor: the vendor's price;
 * 2. made by a profession: its materials and a tenth for the work, but no less than rule 3 gives for half the item;
 * 3. otherwise a multiple of what vendors pay for it, growing with quality;
 * 4. what vendors do not buy: item level squared, times a weight of its quality.
 * What binds when picked up has no price. The cost of a crafted item is that of its materials alone.
 */
export function addPrices(drafts: ReadonlyMap<number, Draft>): void {
  const prices = new PriceBook(drafts);
  for (const draft of drafts.values()) {
    const { item, texts } = draft;
    const tradeable = item.bind !== 'pickup' && item.bind !== 'account';
    texts.approxPrice = tradeable ? prices.of(item.baseId) : null;
    texts.approxCost = texts.materials.length > 0 ? prices.ofMaterials(draft) : null;
  }
}

/** What buyers pay for a thing that vendors buy at 1, by quality. */
const MULTIPLE: Readonly<Record<Quality, number>> = {
  0: 1,
  1: 4,
  2: 6,
  3: 12,
  4: 25,
  5: 60,
  6: 60,
  7: 1,
};
/** Copper per square of the item level where vendors pay nothing, by quality. */
const BY_LEVEL: Readonly<Record<Quality, number>> = {
  0: 1,
  1: 2,
  2: 6,
  3: 20,
  4: 80,
  5: 400,
  6: 400,
  7: 1,
};

class PriceBook {
  readonly #drafts: ReadonlyMap<number, Draft>;
  readonly #prices = new Map<number, Copper>();
  /** Things being priced: two recipes that make each other end here. */
  readonly #open = new Set<number>();

  constructor(drafts: ReadonlyMap<number, Draft>) {
    this.#drafts = drafts;
  }

  of(id: number): Copper {
    const known = this.#prices.get(id);
    if (known !== undefined) return known;
    const draft = this.#drafts.get(id);
    if (draft === undefined) return 0;
    if (this.#open.has(id)) return whole(this.#foundPrice(draft));
    this.#open.add(id);
    const price = whole(this.#price(draft));
    this.#open.delete(id);
    this.#prices.set(id, price);
    return price;
  }

  /** For one piece. */
  ofMaterials({ texts, row }: Draft): Copper {
    const sum = texts.materials.reduce(
      (all, { itemId, amount }) => all + amount * this.of(itemId),
      0,
    );
    const [low, high] = row?.createdBy?.[0]?.amount ?? [1, 1];
    return Math.round(sum / Math.max(1, (low + high) / 2));
  }

  #price(draft: Draft): number {
    const { texts } = draft;
    const vendor = texts.buyPrice ?? 0;
    if (vendor > 0) return vendor;
    const found = this.#foundPrice(draft);
    if (texts.materials.length === 0) return found;
    return Math.max(this.ofMaterials(draft) * 1.1, found / 2);
  }

  #foundPrice({ item, texts }: Draft): number {
    if (texts.sellPrice !== null) return texts.sellPrice * MULTIPLE[item.quality];
    return item.itemLevel ** 2 * BY_LEVEL[item.quality];
  }
}

function whole(price: number): Copper {
  return Math.max(1, Math.round(price));
}
