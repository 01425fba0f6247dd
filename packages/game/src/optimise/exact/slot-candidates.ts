import { FLAG_RANDOM, FLAG_UNIQUE, FLAG_UNIQUE_EQUIPPED } from '../../dataset/dataset.ts';
import { limitsOf } from '../../equip/limits.ts';
import type { Limit } from '../../equip/limits.ts';
import type { Item } from '../../item/item.ts';
import { answersTo } from '../../search/row-answers.ts';
import { countRows, intersect, listRows } from '../../search/row-set.ts';
import type { SlotId } from '../../slot/slots.ts';
import { slotQuery } from '../slot-query.ts';
import { withoutOutdone } from './dominance.ts';
import type { EnchantLists } from './enchant-choices.ts';
import type { ExactRequest } from './exact-request.ts';
import { countsForSomething } from './item-choices.ts';
import type { WeighedItem } from './item-choices.ts';
import { itemKinds } from './item-kinds.ts';
import type { Measure } from './measure.ts';
import { SOCKETS } from './problem.ts';
import { RowWeigher, sum } from './row-weigher.ts';

/** Everything the wearer may put into the slot, weighed; random items with each suffix that may be wanted. */
export function slotCandidates(
  request: ExactRequest,
  measure: Measure,
  slot: SlotId,
  enchants: EnchantLists,
  isSetOfInterest: (setId: number) => boolean,
): readonly WeighedItem[] {
  const { index, rules } = request;
  const { table, dataset } = index;
  const isAllowed = allowance(request);
  const weigher = new RowWeigher(index, slot, rules.wearer.level, measure);
  const kindOf = itemKinds(request, slot, enchants);
  const candidates: WeighedItem[] = [];
  for (const row of rowsFor(request, slot)) {
    const kind = kindOf(row);
    if (!kind.wearable) continue;
    const baseId = table.ids[row]!;
    const flags = table.flags[row]!;
    const sockets = table.socketLists[table.sockets[row]!]!.map((color) => SOCKETS.indexOf(color));
    const bonus = weigher.bonus(row);
    const setId = table.setIds[row]!;
    const plain: WeighedItem = {
      ...weigher.item(row),
      id: String(baseId),
      baseId,
      sockets,
      extra: kind.extra,
      bonus: sockets.length > 0 && countsForSomething(bonus) ? bonus : null,
      enchants: kind.enchants,
      setId: setId !== 0 && isSetOfInterest(setId) ? setId : -1,
      limits: table.limits[row] === 0 ? [] : sharedLimits(dataset.item(String(baseId))!),
      unique: flags & (FLAG_UNIQUE | FLAG_UNIQUE_EQUIPPED) ? baseId : -1,
      bothHands: kind.bothHands,
    };
    if (!(flags & FLAG_RANDOM)) {
      if (isAllowed(plain)) candidates.push(plain);
      continue;
    }
    const list = index.suffixes(row);
    const suffixed = Array.from(list.ids, (suffix, place) => ({
      ...plain,
      ...sum(plain, weigher.suffix(list, place)),
      id: `${baseId}_${suffix}`,
    }));
    candidates.push(...withoutOutdone(suffixed.filter(isAllowed), measure));
  }
  return candidates;
}

function rowsFor(request: ExactRequest, slot: SlotId): Uint32Array {
  const sets = answersTo(request.index, slotQuery(request, slot)).map(({ rows }) => rows);
  const passing = new Uint32Array(sets[0]!.length);
  intersect(sets, passing);
  const rows = new Uint32Array(countRows(passing));
  listRows(passing, rows);
  return rows;
}

function allowance({ banned, owned }: ExactRequest): (item: WeighedItem) => boolean {
  const out = new Set(banned?.items);
  return ({ id, baseId }) => {
    const base = String(baseId);
    if (out.has(id) || out.has(base)) return false;
    return !owned || owned.has(id) || owned.has(base);
  };
}

/** Copies of one item meet only in a pair of slots; categories meet everywhere. */
export function sharedLimits(item: Item): readonly Limit[] {
  return limitsOf(item).filter(({ key }) => !key.startsWith('item '));
}
