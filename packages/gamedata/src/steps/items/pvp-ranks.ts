import type { Draft } from './draft.ts';
import type { ItemFacts } from './item-facts.ts';

/** The rank an item asks for, by the titles of its tooltip; the side that wears it names the title. */
export function askRank({ texts, tooltip, item }: Draft, facts: ItemFacts): void {
  const [horde, alliance] = tooltip?.rankTitles ?? [];
  if (horde === undefined || alliance === undefined) return;
  const index = facts.rankTitles.findIndex(
    ([ofAlliance, ofHorde]) => ofAlliance === alliance && ofHorde === horde,
  );
  const swapped = facts.rankTitles.findIndex(
    ([ofAlliance, ofHorde]) => ofAlliance === horde && ofHorde === alliance,
  );
  const rank = Math.max(index, swapped) + 1;
  const titles = facts.rankTitles[rank - 1];
  if (titles === undefined) return;
  texts.pvpRankNumber = rank;
  texts.pvpRankName = item.faction === 'horde' ? titles[1] : titles[0];
}
