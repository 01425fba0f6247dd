import type { Limit } from '../../equip/limits.ts';
import { COUNTS_AS } from '../../gem/gem-colors.ts';
import type { Item } from '../../item/item.ts';
import { GEM_COLORS } from '../../search/search-index.ts';
import { atLeastAsGood, COUNTED } from './gem-choices.ts';
import type { WeighedGem } from './gem-choices.ts';
import { isExclusive } from '../owned-once.ts';
import { PAIRS } from './gather.ts';
import type { Gathered, GatheredSlot } from './gather.ts';
import type { Weighed, WeighedItem } from './item-choices.ts';
import type { LockedPiece } from './locked-piece.ts';
import { META_SOCKET } from './problem.ts';
import type { Choice, ItemChoice, MetaChoice, Problem } from './problem.ts';
import { onWholeSteps } from './whole-steps.ts';

/** The problem as numbers, and what its places stand for. */
export interface Encoded {
  readonly problem: Problem;
  readonly gems: readonly Item[];
  readonly metas: readonly Item[];
  readonly idle: readonly Item[];
  readonly filler: Item | null;
}

export function encode(gathered: Gathered): Encoded {
  const { objective, enchants, slots } = gathered;
  const { gems, metas, idle, filler } = sortedGems(gathered);
  const limits = limitsInPlay(gathered, gems);
  const sets = setsInReach(gathered);
  const amounts = (
    { capped }: Weighed,
    colors: readonly string[] = [],
    used: readonly Limit[] = [],
  ): readonly number[] => [
    ...capped,
    ...COUNTED.map((color) => colors.filter((other) => other === color).length),
    ...limits.map(({ key }) => used.filter((limit) => limit.key === key).length),
  ];
  const plain = (weighed: Weighed): Choice => ({ value: weighed.value, amounts: amounts(weighed) });
  const socketLists: (readonly number[])[] = [];
  const listOf = (sockets: readonly number[]): number => {
    const known = socketLists.findIndex((list) => list.join() === sockets.join());
    return known >= 0 ? known : socketLists.push(sockets) - 1;
  };
  const nothing: ItemChoice = {
    ...plain({ value: 0, capped: objective.caps.map(() => 0) }),
    ...{ sockets: [], socketList: listOf([]), extra: 0, bonus: null, enchants: -1, set: -1 },
    ...{ unique: -1, bothHands: false, empty: true },
  };
  const itemChoice = (weighed: WeighedItem): ItemChoice => ({
    value: weighed.value,
    amounts: amounts(weighed, [], weighed.limits),
    sockets: weighed.sockets,
    socketList: listOf(weighed.sockets),
    extra: weighed.extra,
    bonus: weighed.bonus && plain(weighed.bonus),
    enchants: weighed.enchants,
    set: sets.indexOf(weighed.setId),
    unique: weighed.unique,
    bothHands: weighed.bothHands,
    empty: false,
  });
  const lockedChoice = (locked: LockedPiece): ItemChoice => ({
    ...nothing,
    value: locked.value,
    amounts: amounts(locked, locked.colors, locked.limits),
    sockets: locked.meta ? [META_SOCKET] : [],
    socketList: listOf(locked.meta ? [META_SOCKET] : []),
    set: sets.indexOf(locked.item?.setId ?? -1),
    unique: locked.unique,
    bothHands: locked.bothHands,
    empty: locked.item === null,
  });
  const slotChoices = slots.map(({ slot, items, locked }) => ({
    slot,
    items: locked ? [lockedChoice(locked)] : [nothing, ...items.map(itemChoice)],
  }));
  const problem: Problem = {
    resources: objective.caps.length + COUNTED.length + limits.length,
    caps: objective.caps.map(({ row }) => row),
    limits: limits.map(({ max }) => max),
    gems: gems.map((gem) => ({
      value: gem.value,
      amounts: amounts(gem, COUNTS_AS[gem.gem.gem!.color], gem.limits),
      color: GEM_COLORS.indexOf(gem.gem.gem!.color),
    })),
    metas: metas.map((meta) => ({ ...plain(meta), needs: needsOf(meta.gem) })),
    hasFiller: filler !== null,
    idle: idle.map(needsOf),
    enchants: enchants.enchants.map((each) => ({ ...plain(each), sockets: each.sockets })),
    enchantLists: enchants.lists,
    socketLists,
    slots: slotChoices,
    groups: groupsOf(slots),
    sets: sets.map((id, set) => ({
      pieces: slotChoices.map(({ items }) =>
        items.flatMap((item, at) => (item.set === set ? [at] : [])),
      ),
      tiers: gathered.sets.get(id)!.map((tier) => ({ ...plain(tier), pieces: tier.pieces })),
    })),
  };
  return {
    problem: onWholeSteps(problem),
    gems: itemsOf(gems),
    metas: itemsOf(metas),
    idle,
    filler,
  };
}

function itemsOf(gems: readonly WeighedGem[]): readonly Item[] {
  return gems.map(({ gem }) => gem);
}

function needsOf({ gem }: Item): MetaChoice['needs'] {
  return gem!.requirements.map((need) => ({
    color: COUNTED.indexOf(need.color),
    atLeast: 'atLeast' in need ? need.atLeast : null,
    moreThan: 'moreThan' in need ? COUNTED.indexOf(need.moreThan) : null,
  }));
}

function groupsOf(slots: readonly GatheredSlot[]): readonly (readonly number[])[] {
  const places = PAIRS.map((pair) =>
    slots.flatMap(({ slot }, at) => (pair.includes(slot) ? [at] : [])),
  );
  const paired = new Set(places.flat());
  return [
    ...slots.flatMap((_, at) => (paired.has(at) ? [] : [[at]])),
    ...places.filter((pair) => pair.length > 0),
  ];
}

/** Coloured gems if anything has a socket; metas if anything has theirs, a locked one alone; and one to fill a socket with. */
function sortedGems({ gems, slots, enchants, objective }: Gathered): {
  readonly gems: readonly WeighedGem[];
  readonly metas: readonly WeighedGem[];
  readonly idle: readonly Item[];
  readonly filler: Item | null;
} {
  const items = slots.flatMap((slot) => slot.items);
  const hasSockets =
    items.some(({ sockets, extra }) => sockets.length + extra > 0) ||
    enchants.enchants.some(({ sockets }) => sockets > 0);
  const hasMetas = items.some(({ sockets }) => sockets.includes(META_SOCKET));
  const isMeta = ({ gem }: WeighedGem): boolean => gem.gem!.color === 'meta';
  const harmless = ({ value, capped }: Weighed): boolean =>
    value >= 0 &&
    atLeastAsGood(
      capped,
      capped.map(() => 0),
      objective,
    );
  const metas = hasMetas ? gems.filter(isMeta) : [];
  const filler = metas.find(harmless)?.gem ?? null;
  const locked = slots.flatMap((slot) => (slot.locked?.meta ? [slot.locked.meta] : []));
  return {
    gems: hasSockets ? gems.filter((gem) => !isMeta(gem)) : [],
    metas: (locked.length > 0 ? locked : metas).filter(
      ({ value, capped }) => value > 0 || capped.some(Boolean),
    ),
    idle: filler ? [] : itemsOf(metas),
    filler,
  };
}

/** Limits that more things fall under than may be worn; in pairs of slots what excludes each other is told apart already. */
function limitsInPlay({ slots }: Gathered, gems: readonly WeighedGem[]): readonly Limit[] {
  const limits = new Map<string, Limit>();
  const reached = new Map<string, number>();
  const count = (limit: Limit, most: number): void => {
    limits.set(limit.key, limit);
    reached.set(limit.key, (reached.get(limit.key) ?? 0) + most);
  };
  for (const limit of gems.flatMap((gem) => gem.limits)) count(limit, Infinity);
  const paired = new Set<string>();
  for (const { slot, items, locked } of slots) {
    const here = new Map(
      items.flatMap((item) => item.limits.map((limit) => [limit.key, limit] as const)),
    );
    const pair = PAIRS.findIndex((each) => each.includes(slot));
    for (const limit of here.values()) {
      const isTold = pair >= 0 && isExclusive(limit);
      if (!isTold || !paired.has(`${pair} ${limit.key}`)) count(limit, 1);
      if (isTold) paired.add(`${pair} ${limit.key}`);
    }
    for (const limit of locked?.limits ?? []) count(limit, 1);
  }
  return [...limits.values()].filter(({ key, max }) => reached.get(key)! > max);
}

/** Sets of which enough pieces can be worn for their first bonus. */
function setsInReach({ slots, sets }: Gathered): readonly number[] {
  const pieces = new Map<number, number>();
  for (const { items, locked } of slots) {
    const here = new Set([...items.map(({ setId }) => setId), locked?.item?.setId ?? -1]);
    for (const id of here) pieces.set(id, (pieces.get(id) ?? 0) + 1);
  }
  return [...sets.keys()].filter((id) => (pieces.get(id) ?? 0) >= sets.get(id)![0]!.pieces);
}
