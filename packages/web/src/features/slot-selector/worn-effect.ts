import type { Point } from '@gearwright/game/point/point.ts';
import type { EffectThing, GearSet } from '@gearwright/game/set/gear-set.ts';
import type { Rules } from '@gearwright/game/set/rules.ts';
import type { SlotId } from '@gearwright/game/slot/slots.ts';
import { enchantThing, itemThing, type EffectWorth } from '@gearwright/game/worth/effect-worth.ts';
import { scaleOf } from '../../data/set-view/effects-of.ts';
import type { Choosing } from './selector-tabs.ts';

export interface WornEffect {
  readonly thing: EffectThing;
  readonly name: string;
  /** Null where nobody knows. */
  readonly worth: EffectWorth | null;
}

/** The effect of what the tab of the slot holds; null where it has none. */
export function wornEffect(
  set: GearSet,
  rules: Rules,
  slot: SlotId,
  choosing: Choosing,
  point: Point,
): WornEffect | null {
  const { effects } = scaleOf(set, rules, point);
  const { item, enchant, gems } = set.gear[slot];
  if (choosing.kind === 'enchant') {
    if (!enchant) return null;
    const worth = effects.whyEnchant(enchant.effectId, slot);
    if (!worth && !enchant.hasEffectText) return null;
    return { thing: enchantThing(enchant.effectId), name: enchant.name, worth };
  }
  const held =
    choosing.kind === 'item' ? item : choosing.kind === 'gem' ? gems[choosing.socket] : null;
  if (!held) return null;
  const worth = effects.whyItem(held.baseId);
  if (!worth && !held.hasEffectText) return null;
  return { thing: itemThing(held.baseId), name: held.name, worth };
}
