import type { Enchant, ItemSet } from '../dataset/tables.ts';
import type { Item } from '../item/item.ts';
import type { Gear } from '../set/gear-set.ts';
import type { SlotId } from '../slot/slots.ts';
import type { StatName, Stats } from '../stat/catalogue.ts';
import type { EffectWorths } from '../worth/effect-worths.ts';
import { effectsWorth } from '../worth/gear-effects.ts';
import { gearAmounts, itemAmounts } from './amounts.ts';
import type { StatWeights } from '../point/point.ts';

/** Sum of the amounts, each times its weight. */
export function scoreStats(stats: Stats, weights: StatWeights): number {
  let score = 0;
  for (const name in stats) {
    score += (stats[name as StatName] ?? 0) * (weights[name as StatName] ?? 0);
  }
  return score;
}

/** The bare item, suffix included; a weapon's dps counts for the hand of the slot it is looked at in. */
export function scoreItem(
  item: Item,
  weights: StatWeights,
  slot: SlotId | null = item.slotId,
  effects?: EffectWorths | null,
): number {
  return scoreStats(itemAmounts(item, slot), weights) + (effects?.item(item.baseId) ?? 0);
}

export function scoreEnchant(
  enchant: Enchant,
  weights: StatWeights,
  slot: SlotId = enchant.slotIds[0]!,
  effects?: EffectWorths | null,
): number {
  return scoreStats(enchant.stats, weights) + (effects?.enchant(enchant.effectId, slot) ?? 0);
}

/** The gem's stats, whether or not its requirements are met. */
export function scoreGem(gem: Item, weights: StatWeights, effects?: EffectWorths | null): number {
  return scoreStats(gem.stats, weights) + (effects?.item(gem.baseId) ?? 0);
}

/** The gear as worn: sockets filled, bonuses and metas only where they are active. */
export function scoreGear(
  gear: Gear,
  weights: StatWeights,
  setOf: (setId: number) => ItemSet | null,
  effects?: EffectWorths | null,
): number {
  return scoreStats(gearAmounts(gear, setOf), weights) + effectsWorth(gear, effects);
}
