import type { Enchant } from '../dataset/tables.ts';
import { takesEnchant } from '../enchant/enchant-fits.ts';
import { scoreStats } from '../score/score.ts';
import type { ItemQuery } from './query.ts';
import type { SearchIndex } from './search-index.ts';
import { pageOf } from './list-page.ts';
import type { ListPage } from './list-page.ts';
import { matchText } from './text/match-text.ts';

/** Enchants for a slot and who wears it: class, level, phases, professions, text, weights. */
export function searchEnchants(index: SearchIndex, query: ItemQuery): ListPage<Enchant> {
  const { dataset, edition } = index;
  const slot = query.slotId ?? null;
  const fits = (enchant: Enchant): boolean => {
    if (slot !== null && !enchant.slotIds.includes(slot)) return false;
    if (slot !== null && !takesEnchant(slot, null, edition)) return false;
    if (query.gameClass && enchant.classes && !enchant.classes.includes(query.gameClass))
      return false;
    if (enchant.requiredLevel > (query.maxRequiredLevel ?? Infinity)) return false;
    if (enchant.requiredLevel < (query.minRequiredLevel ?? 0)) return false;
    if (query.phases && !query.phases.includes(enchant.phase)) return false;
    if (!knows(query, enchant.requiredProfession)) return false;
    if (!query.weaponTypes || !enchant.weaponTypes) return true;
    return enchant.weaponTypes.some((type) => query.weaponTypes!.includes(type));
  };
  return pageOf(dataset.enchants, query, {
    match: query.search ? matchText(index.enchantNames(), query.search) : null,
    fits,
    score: (enchant) =>
      scoreStats(enchant.stats, query.statWeights ?? {}) +
      (query.effects?.enchant(enchant.effectId, slot ?? enchant.slotIds[0]!) ?? 0),
  });
}

/** Enchants, gems and items alike: null asks nothing. */
function knows({ professions }: ItemQuery, needed: string | null): boolean {
  return !needed || !professions || professions.includes(needed.toLowerCase());
}
