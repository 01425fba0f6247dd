import type { StatName } from '@gearwright/game/stat/catalogue.ts';
import { count, type ItemAccount } from './account.ts';
import type { Draft } from './draft.ts';
import type { ItemFacts } from './item-facts.ts';

/** Stats the effect table calls by another name than the tooltip; editions with ratings say the rating. */
const SAID_AS: Partial<Record<StatName, StatName>> = { healthRegen: 'hp5' };
const RATING_OF: Partial<Record<StatName, StatName>> = { defense: 'defenseRating' };

/** Joins the table of special items: what the lines already say is not said twice. */
export function addSpecialEffects(
  draft: Draft,
  facts: ItemFacts,
  hasRatings: boolean,
  account: ItemAccount,
): void {
  const { item } = draft;
  const special = facts.itemEffects.get(item.baseId);
  if (special === undefined) return;
  for (const [name, value] of Object.entries(special.stats ?? {}) as [StatName, number][]) {
    const stat = SAID_AS[name] ?? (hasRatings ? RATING_OF[name] : undefined) ?? name;
    if (isSaid(draft, stat)) continue;
    item.stats[stat] = value;
    count(account.corrections, 'stat of a special item');
  }
  if (special.effects !== undefined) {
    item.effects = special.effects;
    count(account.corrections, 'conditional effect');
  }
}

/** Damage and healing said together are both said. */
function isSaid({ item }: Draft, stat: StatName): boolean {
  if (item.stats[stat] !== undefined) return true;
  const oneSided = stat === 'spellDamage' || stat === 'healingPower';
  return oneSided && item.stats.spellPower !== undefined;
}
