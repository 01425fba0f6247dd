import type { Dataset } from './dataset.ts';

const groups = new WeakMap<Dataset['exclusive'], ReadonlyMap<number, number>>();

/** A number that all items share of which one can have but one; null for most. */
export function exclusiveGroup(
  { exclusive }: Pick<Dataset, 'exclusive'>,
  baseId: number,
): number | null {
  let known = groups.get(exclusive);
  if (!known) {
    known = new Map(exclusive.flatMap((group) => group.map((id) => [id, group[0]!] as const)));
    groups.set(exclusive, known);
  }
  return known.get(baseId) ?? null;
}
