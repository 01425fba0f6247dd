import type { Consumable } from '../tables/consumables.ts';
import type { Draft } from './draft.ts';
import type { ItemFacts } from './item-facts.ts';

/** Gems take their figures from the table of gems. */
export function makeGem(draft: Draft, facts: ItemFacts): void {
  const gem = facts.gems.get(draft.item.baseId);
  if (draft.item.kind !== 'gem' || gem === undefined) return;
  Object.assign(draft.item, {
    stats: { ...gem.stats },
    effects: gem.effects ?? [],
    hasEffectText: gem.special === true,
    phase: gem.phase,
    unique: gem.unique === true,
    uniqueEquipped: gem.uniqueEquipped === true,
    limitCategory: gem.limitCategory ?? null,
    requiredProfession: gem.requiredProfession ?? draft.item.requiredProfession,
    requiredSkill: gem.requiredSkill ?? draft.item.requiredSkill,
    requiredLevel: gem.requiredLevel ?? draft.item.requiredLevel,
    gem: {
      color: gem.color,
      requirements: gem.requirements ?? [],
      enchantId: gem.enchantId ?? null,
      fromQuest: draft.row?.source?.category === 'Quest',
    },
  });
}

/** Consumables take theirs from the table of consumables. */
export function makeConsumable(draft: Draft, consumables: ReadonlyMap<number, Consumable>): void {
  const facts = consumables.get(draft.item.baseId);
  if (draft.item.kind !== 'consumable' || facts === undefined) return;
  const { type, group, durationSec, classes, hands, weapon } = facts;
  Object.assign(draft.item, {
    stats: { ...facts.stats },
    effects: facts.effects,
    requiredLevel: facts.requiredLevel,
    requiredProfession: facts.profession ?? draft.item.requiredProfession,
    classes: facts.classes ?? draft.item.classes,
    consumable: { type, group, durationSec, classes, hands, weapon },
  });
}
