import { canEquip } from '../equip/can-equip.ts';
import { wielderOf } from '../equip/abilities.ts';
import { needsBothHands } from '../equip/free-other-hand.ts';
import { canShoot } from '../item/ammunition.ts';
import type { Item } from '../item/item.ts';
import { RowScorer } from '../search/row-scorer.ts';
import { searchItems } from '../search/search-items.ts';
import { ALIKE, AMMO, MAIN_HAND, OFF_HAND, RANGED } from '../slot/slots.ts';
import type { SlotId } from '../slot/slots.ts';
import { FILLED_SLOTS } from './autofill-context.ts';
import type { AutofillContext } from './autofill-context.ts';
import { isOwnedOnce } from './owned-once.ts';
import { ownedHits } from './owned.ts';
import { slotQuery } from './slot-query.ts';

export interface Upgrade {
  readonly item: Item;
  readonly score: number;
  /** How much more than what it takes off. */
  readonly gain: number;
}

export interface SlotUpgrades {
  readonly slot: SlotId;
  readonly upgrades: readonly Upgrade[];
}

export interface Upgrades {
  readonly available: readonly SlotUpgrades[];
  readonly upcoming: readonly SlotUpgrades[];
}

/** Hits a slot. */
const HITS = 5;
/** So many that five better ones the wearer may put on are among them. */
const LOOKED_AT = 40;
/** Less cannot be seen. */
const LEAST_GAIN = 0.05;
/** Upcoming looks this many levels ahead. */
const LEVELS_AHEAD = 5;

/** What would better the set: what can be worn now, and what the next levels open. Slots without any are left out. */
export function findUpgrades(context: AutofillContext): Upgrades {
  const { rules } = context;
  const { level } = rules.wearer;
  const top = Math.min(level + LEVELS_AHEAD, rules.edition.maxLevel);
  return {
    available: slotUpgrades(context, 0, level),
    upcoming: top > level ? slotUpgrades(context, level + 1, top) : [],
  };
}

function slotUpgrades(
  context: AutofillContext,
  fromLevel: number,
  toLevel: number,
): readonly SlotUpgrades[] {
  const grown = { ...context.rules, wearer: { ...context.rules.wearer, level: toLevel } };
  const then = { ...context, rules: grown };
  return comparedSlots(then)
    .map((slot) => ({ slot, upgrades: upgradesOf(then, slot, fromLevel) }))
    .filter(({ upgrades }) => upgrades.length > 0);
}

function upgradesOf(context: AutofillContext, slot: SlotId, fromLevel: number): readonly Upgrade[] {
  const { index, rules, set } = context;
  const now = slotQuery(context, slot);
  const later = { from: fromLevel, to: rules.wearer.level, had: [] };
  const query = { ...now, due: fromLevel > 0 ? later : (now.due ?? null), size: LOOKED_AT };
  const scorer = new RowScorer(index, query);
  const worn = (each: SlotId): number => {
    const { item } = set.gear[each];
    return item ? scorer.scoreItem(item) : 0;
  };
  const wielder = wielderOf(set, rules);
  return ownedHits(searchItems(index, query).hits, context.owned, index, query)
    .filter(({ item }) => canEquip(set, slot, item, rules) && !isWorn(context, item))
    .filter(({ item }) => slot !== AMMO || canShoot(set.gear[RANGED].item, item))
    .map(({ item, score }) => {
      const other = slot === MAIN_HAND && needsBothHands(item, wielder) ? worn(OFF_HAND) : 0;
      return { item, score, gain: score - worn(slot) - other };
    })
    .filter(({ gain }) => gain >= LEAST_GAIN)
    .slice(0, HITS);
}

/** Of two rings or trinkets the weaker is the one to better; an off hand only beside a one-hander. */
function comparedSlots(context: AutofillContext): readonly SlotId[] {
  const { index, set, rules } = context;
  const worth = (slot: SlotId): number => {
    const { item } = set.gear[slot];
    return item ? new RowScorer(index, slotQuery(context, slot)).scoreItem(item) : 0;
  };
  const weaker = (a: SlotId, b: SlotId): SlotId => (worth(b) < worth(a) ? b : a);
  const skipped = new Set(
    ALIKE.map(([first, second]) => (weaker(first, second) === first ? second : first)),
  );
  if (needsBothHands(set.gear[MAIN_HAND].item, wielderOf(set, rules))) skipped.add(OFF_HAND);
  return FILLED_SLOTS.filter((slot) => !skipped.has(slot));
}

/** A thing one can have but once and wears already betters nothing. */
function isWorn({ set }: AutofillContext, item: Item): boolean {
  return (
    isOwnedOnce(item) && FILLED_SLOTS.some((slot) => set.gear[slot].item?.baseId === item.baseId)
  );
}
