import { count, list, type ItemAccount } from './account.ts';
import type { Draft } from './draft.ts';
import type { SetRow } from './fact-rows.ts';

/** Which items count towards which set: the item's own tooltip decides, the table for items without one. */
export function setMembers(
  drafts: ReadonlyMap<number, Draft>,
  sets: readonly SetRow[],
  account: ItemAccount,
): ReadonlyMap<SetRow, readonly Draft[]> {
  const byItem = new Map(sets.flatMap((set) => (set.itemIds ?? []).map((id) => [id, set])));
  const byName = Map.groupBy(
    sets.flatMap((set) => [set.name, ...(set.altNames ?? [])].map((name) => ({ name, set }))),
    ({ name }) => name,
  );
  const members = new Map<SetRow, Draft[]>(sets.map((set) => [set, []]));
  for (const [id, draft] of drafts) {
    if (draft.item.kind !== 'equipment') continue;
    const listed = byItem.get(id) ?? null;
    const named = draft.tooltip?.set?.name;
    const set = named === undefined ? listed : byTooltip(named, listed, byName);
    if (named !== undefined && set === null) list(account.gaps, 'set of the tooltip unknown', id);
    if (set === null) continue;
    if (listed !== null && listed !== set) count(account.corrections, 'set by tooltip');
    members.get(set)!.push(draft);
  }
  return members;
}

/** Names are shared between seasons: of several sets so called, the one that lists the item. */
function byTooltip(
  named: string,
  listed: SetRow | null,
  byName: ReadonlyMap<string, readonly { readonly set: SetRow }[]>,
): SetRow | null {
  const candidates = byName.get(named)?.map(({ set }) => set) ?? [];
  if (listed !== null && (candidates.length === 0 || candidates.includes(listed))) return listed;
  return candidates[0] ?? null;
}
