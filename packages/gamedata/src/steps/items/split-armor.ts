import { count, list, type ItemAccount } from './account.ts';
import type { Draft } from './draft.ts';
import type { ItemFacts } from './item-facts.ts';

/** The armor an item shows is told apart: what forms and talents multiply, and what is added to it. */
export function splitArmor({ item }: Draft, facts: ItemFacts, account: ItemAccount): void {
  const parts = facts.armorParts.get(item.baseId);
  if (parts === undefined) return;
  const shown = (item.stats.armor ?? 0) + (item.stats.bonusArmor ?? 0);
  if (shown !== parts.base + parts.bonus) {
    list(account.gaps, 'armor told apart for another amount', item.baseId);
    return;
  }
  delete item.stats.armor;
  if (parts.base > 0) item.stats.armor = parts.base;
  item.stats.bonusArmor = parts.bonus;
  count(account.corrections, 'base and bonus armor');
}
