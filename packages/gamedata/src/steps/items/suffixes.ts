import type { RandomSuffixTable } from '../../compiled.ts';
import { count, list, type ItemAccount } from './account.ts';
import type { Draft } from './draft.ts';
import type { ItemFacts } from './item-facts.ts';

/** Random suffixes of the items at hand; also marks the items that have them. */
export function compileSuffixes(
  drafts: ReadonlyMap<number, Draft>,
  facts: ItemFacts,
  account: ItemAccount,
): RandomSuffixTable {
  const groups: (readonly number[])[] = [];
  const items = new Map<number, { readonly group: number; readonly points: number }>();
  for (const row of facts.suffixGroups) {
    const worn = row.items
      .map((item) => (typeof item === 'number' ? ([item, 0] as const) : item))
      .filter(([id]) => drafts.has(id));
    if (worn.length === 0) continue;
    const group = groups.push(row.suffixes) - 1;
    for (const [id, points] of worn) {
      items.set(id, { group, points });
      const { item } = drafts.get(id)!;
      // The Burning Crusade package does not say that Outland's items are random.
      if (!item.random) count(account.corrections, 'random item');
      item.random = true;
      if (row.inferred) list(account.gaps, 'suffix group inferred', id);
    }
  }
  for (const [id, { item }] of drafts) {
    if (item.random && !items.has(id)) list(account.gaps, 'random item without suffixes', id);
  }
  return {
    suffixes: facts.suffixes.map(({ id, name, stats, allocation }) => ({
      id,
      name,
      stats: stats ?? null,
      allocation: allocation ?? null,
    })),
    groups,
    items: new Map([...items].sort(([a], [b]) => a - b)),
  };
}
