import { gemColorCounts, unmetRequirements } from '../gem/gem-colors.ts';
import type { Gear } from '../set/gear-set.ts';
import { SLOT_IDS } from '../slot/slots.ts';
import type { SlotId } from '../slot/slots.ts';
import type { EffectWorth } from './effect-worth.ts';
import type { EffectWorths } from './effect-worths.ts';

/** An effect of the gear as it is worn. */
export interface WornEffect extends EffectWorth {
  readonly slot: SlotId | null;
  readonly kind: 'item' | 'enchant' | 'gem' | 'set';
  readonly id: number;
  readonly name: string;
  /** Of a set. */
  readonly pieces?: number;
}

/** Every effect that is worth something, gems only where their wishes are met, sets by the pieces worn. */
export function wornEffects(
  gear: Gear,
  effects: EffectWorths,
  setName: (setId: number) => string = () => '',
): readonly WornEffect[] {
  const found: WornEffect[] = [];
  const pieces = new Map<number, number>();
  const colors = gemColorCounts(gear);
  for (const slot of SLOT_IDS) {
    const { item, enchant, gems } = gear[slot];
    if (!item) continue;
    const own = effects.whyItem(item.baseId);
    if (own) found.push({ ...own, slot, kind: 'item', id: item.baseId, name: item.name });
    const put = enchant && effects.whyEnchant(enchant.effectId, slot);
    if (put)
      found.push({ ...put, slot, kind: 'enchant', id: enchant.effectId, name: enchant.name });
    for (const gem of gems) {
      const worth = gem && effects.whyItem(gem.baseId);
      if (!worth || unmetRequirements(gem, colors).length > 0) continue;
      found.push({ ...worth, slot, kind: 'gem', id: gem.baseId, name: gem.name });
    }
    if (item.setId !== null) pieces.set(item.setId, (pieces.get(item.setId) ?? 0) + 1);
  }
  for (const [id, worn] of pieces) {
    const worth = effects.whySet(id, worn);
    if (worth)
      found.push({ ...worth, slot: null, kind: 'set', id, name: setName(id), pieces: worn });
  }
  return found;
}

export function effectsWorth(gear: Gear, effects: EffectWorths | null | undefined): number {
  if (!effects) return 0;
  return wornEffects(gear, effects).reduce((sum, { value }) => sum + value, 0);
}
