import type { Dataset } from '../dataset/dataset.ts';
import type { Item } from '../item/item.ts';
import type { Limit } from '../equip/limits.ts';
import { howMany, type Owned } from './owned.ts';
import { limitsOfOwned } from './owned-once.ts';

/** How much of each limit, of copies and of categories, is used up. */
export class LimitCount {
  readonly #used = new Map<string, number>();
  readonly #facts: Pick<Dataset, 'exclusive'>;

  readonly #owned: Owned | null;

  /** With `owned`, nothing is worn more often than the player has it. */
  constructor(facts: Pick<Dataset, 'exclusive'>, owned: Owned | null = null) {
    this.#facts = facts;
    this.#owned = owned;
  }

  allows(item: Item): boolean {
    return this.#limits(item).every(({ key, max }) => (this.#used.get(key) ?? 0) < max);
  }

  allowsBoth(a: Item | null, b: Item | null): boolean {
    if (a && !this.allows(a)) return false;
    if (!b) return true;
    if (a) this.take(a);
    const allowed = this.allows(b);
    if (a) this.release(a);
    return allowed;
  }

  take(item: Item): void {
    this.#add(item, 1);
  }

  takeAll(items: readonly (Item | null)[]): void {
    for (const item of items) if (item) this.take(item);
  }

  release(item: Item): void {
    this.#add(item, -1);
  }

  #add(item: Item, count: number): void {
    for (const { key } of this.#limits(item))
      this.#used.set(key, (this.#used.get(key) ?? 0) + count);
  }

  #limits(item: Item): readonly Limit[] {
    const limits = limitsOfOwned(item, this.#facts);
    if (!this.#owned) return limits;
    return [...limits, { key: `had ${item.id}`, max: howMany(this.#owned, item.id) }];
  }
}
