import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import type { EffectThing, Piece } from '@gearwright/game/set/gear-set.ts';
import type { SlotId } from '@gearwright/game/slot/slots.ts';
import {
  enchantThing,
  itemThing,
  setThing,
  type EffectWorth,
} from '@gearwright/game/worth/effect-worth.ts';
import type { EffectWorths } from '@gearwright/game/worth/effect-worths.ts';
import type { Thing } from './candidate.ts';
import type { Choosing } from './selector-tabs.ts';

export interface ThingEffect {
  readonly thing: EffectThing;
  readonly name: string;
  /** Null where nobody knows. */
  readonly worth: EffectWorth | null;
}

/** The effect of a thing by itself; null where it has none. */
export function ownEffect(thing: Thing, slot: SlotId, effects: EffectWorths): ThingEffect | null {
  if (thing.kind === 'rune') return null;
  if (thing.kind === 'enchant') {
    const { effectId, name, hasEffectText } = thing.enchant;
    const worth = effects.whyEnchant(effectId, slot);
    return worth || hasEffectText ? { thing: enchantThing(effectId), name, worth } : null;
  }
  const { baseId, name, hasEffectText } = thing.item;
  const worth = effects.whyItem(baseId);
  return worth || hasEffectText ? { thing: itemThing(baseId), name, worth } : null;
}

/** What the set of an item brings besides stats, at each number of pieces that brings something. */
export function setEffects(
  thing: Thing,
  effects: EffectWorths,
  { setOf }: Pick<Dataset, 'setOf'>,
): readonly ThingEffect[] {
  const set = thing.kind === 'item' && thing.item.setId !== null ? setOf(thing.item.setId) : null;
  if (!set) return [];
  const told = set.bonuses.filter(({ stats, text }) => !stats && text !== null);
  const steps = new Set([...effects.setSteps(set.id), ...told.map(({ pieces }) => pieces)]);
  return [...steps]
    .toSorted((a, b) => a - b)
    .map((pieces) => ({
      thing: setThing(set.id, pieces),
      name: `${set.name}, ${pieces} pieces`,
      worth: effects.whySet(set.id, pieces),
    }));
}

/** What the tab of a slot holds; null where that is nothing. */
export function wornThing({ item, enchant, gems, rune }: Piece, choosing: Choosing): Thing | null {
  switch (choosing.kind) {
    case 'item':
      return item && { kind: 'item', item };
    case 'enchant':
      return enchant && { kind: 'enchant', enchant };
    case 'rune':
      return rune && { kind: 'rune', rune };
    case 'gem': {
      const gem = gems[choosing.socket];
      return gem ? { kind: 'gem', socket: choosing.socket, item: gem } : null;
    }
  }
}
