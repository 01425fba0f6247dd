import type { Faction } from '@gearwright/game/words/classes-and-races.ts';
import type { Draft } from './draft.ts';
import type { ItemFacts } from './item-facts.ts';

/** The rank an item asks for, by the titles of its tooltip; the side that sells it wears it and names the title. */
export function askRank(draft: Draft, facts: ItemFacts): void {
  const { texts, tooltip, item } = draft;
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
  item.faction ??= sellingSide(draft, facts);
  texts.pvpRankNumber = rank;
  texts.pvpRankName = item.faction === 'horde' ? titles[1] : titles[0];
}

function sellingSide({ item, row }: Draft, facts: ItemFacts): Faction | null {
  const sides = new Set(
    (facts.sources.get(item.baseId) ?? [])
      .filter(({ type }) => type === 'pvp')
      .map(({ side }) => side ?? null),
  );
  const [side] = sides;
  if (sides.size === 1 && side) return side;
  const vendor = row?.source?.faction;
  if (vendor === 'Alliance' || vendor === 'Horde') return vendor === 'Horde' ? 'horde' : 'alliance';
  return namedSide(item.name, facts);
}

/** "Knight-Captain's Silk Sash" is the Alliance's; a title both sides have tells nothing. */
function namedSide(name: string, facts: ItemFacts): Faction | null {
  const owner = /^(.+?)'s? /.exec(name)?.[1];
  const ofAlliance = facts.rankTitles.some(([alliance]) => alliance === owner);
  const ofHorde = facts.rankTitles.some(([, horde]) => horde === owner);
  if (ofAlliance === ofHorde) return null;
  return ofAlliance ? 'alliance' : 'horde';
}
