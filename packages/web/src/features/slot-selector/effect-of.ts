import type { ItemQuery } from '@gearwright/game/search/query.ts';
import type { Rules } from '@gearwright/game/set/rules.ts';
import type { Thing } from './candidate.ts';

/** What the effect of a candidate is worth by the list's point; null where nobody knows. */
export function effectOf(thing: Thing, effects: ItemQuery['effects']): number | null {
  if (!effects) return null;
  switch (thing.kind) {
    case 'item':
    case 'gem':
      return effects.whyItem(thing.item.baseId)?.value ?? null;
    case 'enchant':
      return effects.whyEnchant(thing.enchant.effectId, thing.enchant.slotIds[0]!)?.value ?? null;
    case 'rune':
      return null;
  }
}

/** Whether its set brings something besides stats that somebody knows the worth of. */
export function hasSetEffects(
  thing: Thing,
  effects: ItemQuery['effects'],
  { dataset }: Pick<Rules, 'dataset'>,
): boolean {
  if (!effects || thing.kind !== 'item' || thing.item.setId === null) return false;
  return dataset.setOf(thing.item.setId) !== null && effects.setSteps(thing.item.setId).length > 0;
}
