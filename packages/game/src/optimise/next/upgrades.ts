import type { PointPreset } from '../../dataset/tables.ts';
import { canEquip } from '../../equip/can-equip.ts';
import { wielderOf } from '../../equip/abilities.ts';
import { needsBothHands } from '../../equip/free-other-hand.ts';
import { canShoot } from '../../item/ammunition.ts';
import type { Item } from '../../item/item.ts';
import type { ItemQuery } from '../../search/query.ts';
import { searchItems } from '../../search/search-items.ts';
import { ALIKE, AMMO, MAIN_HAND, OFF_HAND, RANGED } from '../../slot/slots.ts';
import type { SlotId } from '../../slot/slots.ts';
import { FILLED_SLOTS } from '../autofill-context.ts';
import type { AutofillContext } from '../autofill-context.ts';
import { GainInSet } from '../gain/gain-in-set.ts';
import { rankedByGain } from '../gain/ranked-by-gain.ts';
import { isOwnedOnce } from '../owned-once.ts';
import { ownedHits } from '../owned.ts';
import { slotQuery } from '../slot-query.ts';

export interface Upgrade {
  readonly item: Item;
  readonly score: number;
  /** By how much the whole set betters. */
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
/** So many more are looked at, for some the wearer may not put on. */
const LOOKED_AT = 35;
/** More than anybody owns. */
const ALL = 10_000;
/** Less cannot be seen. */
const LEAST_GAIN = 0.05;
/** Upcoming looks this many levels ahead. */
const LEVELS_AHEAD = 5;

/** What would better the set: what can be worn now, and what the next levels open. Slots without any are left out. */
export function findUpgrades(
  context: AutofillContext,
  preset: PointPreset | null = null,
  hits = HITS,
): Upgrades {
  const { rules } = context;
  const { level } = rules.wearer;
  const top = Math.min(level + LEVELS_AHEAD, rules.edition.maxLevel);
  return {
    available: slotUpgrades({ context, preset, hits }, 0, level),
    upcoming: top > level ? slotUpgrades({ context, preset, hits }, level + 1, top) : [],
  };
}

interface Looking {
  readonly context: AutofillContext;
  readonly preset: PointPreset | null;
  readonly hits: number;
}

interface Asked {
  readonly context: AutofillContext;
  readonly gains: GainInSet;
  readonly hits: number;
}

function slotUpgrades(
  { context, preset, hits }: Looking,
  fromLevel: number,
  toLevel: number,
): readonly SlotUpgrades[] {
  const rules = { ...context.rules, wearer: { ...context.rules.wearer, level: toLevel } };
  const then = { ...context, rules };
  const { weights, effects = null } = context;
  const gains = new GainInSet(context.set, { rules, weights, effects, preset });
  return comparedSlots(then)
    .flatMap((slots) => upgradesOf({ context: then, gains, hits }, slots, fromLevel))
    .filter(({ upgrades }) => upgrades.length > 0);
}

/** Of a slot, or of two alike: each item where it gains more. */
function upgradesOf(
  asked: Asked,
  slots: readonly SlotId[],
  fromLevel: number,
): readonly SlotUpgrades[] {
  const better = new Map<Item['baseId'], Upgrade & { readonly slot: SlotId }>();
  for (const slot of slots) {
    for (const upgrade of slotUpgradesOf(asked, slot, fromLevel)) {
      const known = better.get(upgrade.item.baseId);
      if (!known || upgrade.gain > known.gain)
        better.set(upgrade.item.baseId, { ...upgrade, slot });
    }
  }
  const best = [...better.values()].sort((a, b) => b.gain - a.gain).slice(0, asked.hits);
  return slots.map((slot) => ({
    slot,
    upgrades: best
      .filter((upgrade) => upgrade.slot === slot)
      .map(({ item, score, gain }) => ({ item, score, gain })),
  }));
}

function slotUpgradesOf(
  { context, gains, hits }: Asked,
  slot: SlotId,
  fromLevel: number,
): readonly Upgrade[] {
  const { rules, set } = context;
  const now = slotQuery(context, slot);
  const later = { ...now.due, from: fromLevel, to: rules.wearer.level, had: [] };
  const query = { ...now, due: fromLevel > 0 ? later : (now.due ?? null), size: hits + LOOKED_AT };
  const found: Upgrade[] = [];
  for (const hit of hitsOf(context, gains, query, slot)) {
    const { item, gain } = hit;
    if (gain < LEAST_GAIN || found.length === hits) break;
    if (!canEquip(set, slot, item, rules) || isWorn(context, item)) continue;
    if (slot === AMMO && !canShoot(set.gear[RANGED].item, item)) continue;
    if (gains.breaks(slot, item).length === 0) found.push(hit);
  }
  return found;
}

/** Of what is owned a random item is there with the suffixes it has, and all of it is looked at. */
function hitsOf(
  { index, owned }: AutofillContext,
  gains: GainInSet,
  query: ItemQuery,
  slot: SlotId,
): readonly Upgrade[] {
  if (!owned) return rankedByGain(gains, index, query, slot).hits;
  const { hits } = searchItems(index, { ...query, size: ALL });
  return ownedHits(hits, owned, index, query)
    .map((hit) => ({ ...hit, gain: gains.ofItem(slot, hit.item) }))
    .sort((a, b) => b.gain - a.gain);
}

/** Two alike are looked at together; an off hand only beside what leaves it free. */
function comparedSlots({ set, rules }: AutofillContext): readonly (readonly SlotId[])[] {
  const isHeld = needsBothHands(set.gear[MAIN_HAND].item, wielderOf(set, rules));
  return FILLED_SLOTS.filter((slot) => !isHeld || slot !== OFF_HAND).flatMap(
    (slot): readonly (readonly SlotId[])[] => {
      const pair = ALIKE.find((alike) => alike.includes(slot));
      if (!pair) return [[slot]];
      return pair[0] === slot ? [pair] : [];
    },
  );
}

/** A thing one can have but once and wears already betters nothing. */
function isWorn({ set }: AutofillContext, item: Item): boolean {
  return (
    isOwnedOnce(item) && FILLED_SLOTS.some((slot) => set.gear[slot].item?.baseId === item.baseId)
  );
}
