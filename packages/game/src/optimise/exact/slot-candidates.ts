import { FLAG_RANDOM, FLAG_UNIQUE, FLAG_UNIQUE_EQUIPPED } from '../../dataset/dataset.ts';
import { exclusiveGroup } from '../../dataset/exclusive.ts';
import { limitsOf } from '../../equip/limits.ts';
import type { Limit } from '../../equip/limits.ts';
import type { Item } from '../../item/item.ts';
import { passingRows } from '../../search/row-answers.ts';
import { RANGED } from '../../slot/slots.ts';
import type { SlotId } from '../../slot/slots.ts';
import { howMany } from '../owned.ts';
import { comesOnlyFromQuest, exclusiveLimits } from '../owned-once.ts';
import { slotQuery } from '../slot-query.ts';
import { allowance } from './allowance.ts';
import { Ammunition } from './ammunition.ts';
import { DominanceFilter, nonDominatedSuffixes } from './dominance-filter.ts';
import type { EnchantLists } from './enchant-choices.ts';
import type { ExactRequest } from './exact-request.ts';
import { countsForSomething } from './item-choices.ts';
import type { Weighed, WeighedItem } from './item-choices.ts';
import { itemKinds } from './item-kinds.ts';
import type { Objective } from './objective.ts';
import { SOCKETS } from './problem.ts';
import { RowWeigher, sum } from './row-weigher.ts';
import { mayHarm } from './set-choices.ts';
import type { WeighedTier } from './set-choices.ts';

/** What the wearer may put into the slot, weighed, without what another item dominates. */
export function slotCandidates(
  request: ExactRequest,
  objective: Objective,
  slot: SlotId,
  inPair: boolean,
  enchants: EnchantLists,
  sets: ReadonlyMap<number, readonly WeighedTier[]>,
): readonly WeighedItem[] {
  const { index, rules } = request;
  const { table, dataset } = index;
  const isAllowed = allowance(request);
  const weigher = new RowWeigher(index, slot, rules.wearer.level, objective);
  const kindOf = itemKinds(request, slot, enchants);
  const socketLists = table.socketLists.map((list) => list.map((color) => SOCKETS.indexOf(color)));
  const ammunition = new Ammunition(request, objective);
  const filter = new DominanceFilter(objective, inPair);
  const rows = passingRows(index, slotQuery(request, slot));
  // Later items have higher ids and are mostly better: from the end, most others fall at once.
  for (let at = rows.length - 1; at >= 0; at--) {
    const row = rows[at]!;
    const kind = kindOf(row);
    if (!kind.wearable) continue;
    const baseId = table.ids[row]!;
    const flags = table.flags[row]!;
    const ownedOnce =
      (flags & (FLAG_UNIQUE | FLAG_UNIQUE_EQUIPPED)) !== 0 ||
      comesOnlyFromQuest(table.sourceMasks[row]!);
    const sockets = socketLists[table.sockets[row]!]!;
    const bonus = sockets.length > 0 ? weigher.bonus(row) : null;
    const setId = sets.has(table.setIds[row]!) ? table.setIds[row]! : -1;
    const setMayHarm = setId >= 0 && mayHarm(sets.get(setId)!, objective);
    const group = exclusiveGroup(dataset, baseId);
    const shared =
      table.limits[row] === 0 ? NO_LIMITS : sharedLimits(dataset.item(String(baseId))!);
    const limits = group === null ? shared : [...shared, ...exclusiveLimits(baseId, dataset)];
    const make = ({ value, capped }: Weighed, suffix: number | null): WeighedItem => ({
      value,
      capped,
      baseId,
      suffix,
      sockets,
      extra: kind.extra,
      bonus: bonus && countsForSomething(bonus) ? bonus : null,
      enchants: kind.enchants,
      setId,
      setMayHarm,
      limits,
      unique: group ?? (ownedOnce || isSingle(request, baseId, suffix) ? baseId : -1),
      bothHands: kind.bothHands,
    });
    const bare = weigher.item(row);
    const shot = slot === RANGED ? ammunition.worth(table.weaponTypes[row]) : null;
    const plain = shot ? sum(bare, shot) : bare;
    if (!(flags & FLAG_RANDOM)) {
      if (isAllowed(baseId, null)) filter.add(make(plain, null));
      continue;
    }
    const list = index.suffixes(row);
    const adds = weigher.suffixes(list);
    if (filter.dominates(make(sum(plain, mostOf(adds, objective)), null))) continue;
    const choice = adds
      .map((weighed, place) => ({ ...sum(plain, weighed), suffix: list.ids[place]! }))
      .filter(({ suffix }) => isAllowed(baseId, suffix));
    for (const each of nonDominatedSuffixes(choice, objective)) filter.add(make(each, each.suffix));
  }
  return filter.nonDominated();
}

/** Where only what is owned counts, a single copy is worn once. */
function isSingle({ owned }: ExactRequest, baseId: number, suffix: number | null): boolean {
  if (!owned) return false;
  return howMany(owned, suffix === null ? String(baseId) : `${baseId}_${suffix}`) < 2;
}

/** More than any suffix gives: if that is not wanted, none is. */
function mostOf(suffixes: readonly Weighed[], { caps }: Objective): Weighed {
  return {
    value: suffixes.reduce((most, { value }) => Math.max(most, value), -Infinity),
    capped: caps.map(({ row }, cap) =>
      suffixes.reduce(
        (most, { capped }) => (row.kind === 'atMost' ? Math.min : Math.max)(most, capped[cap]!),
        row.kind === 'atMost' ? Infinity : -Infinity,
      ),
    ),
  };
}

const NO_LIMITS: readonly Limit[] = [];

/** Copies of one item meet only in a pair of slots; categories meet everywhere. */
export function sharedLimits(item: Item): readonly Limit[] {
  return limitsOf(item).filter(({ key }) => !key.startsWith('item '));
}
