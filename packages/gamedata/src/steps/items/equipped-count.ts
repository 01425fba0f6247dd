import type { Draft } from './draft.ts';

/** How many may be worn at once: what its category allows, one of a unique thing, else no limit. */
export function countEquipped({ item, texts, tooltip }: Draft): void {
  const limit = item.limitCategory?.max ?? tooltip?.limit?.max;
  if (limit !== undefined) texts.equippedCount = limit;
  else if (item.unique || item.uniqueEquipped) texts.equippedCount = 1;
}
