import type { ItemSource } from '@gearwright/game/item/item.ts';
import type { Difficulty, SourceFact, ZoneRow } from './fact-rows.ts';
import { sourceOf } from './empty-source.ts';
import { capitalised, professionName } from './profession-name.ts';
import type { ItemFacts } from './item-facts.ts';
import { dropType, raidOf } from './source-types.ts';

/** Titan Rune dungeons opened after the items they drop. */
const OPENED_IN: Partial<Record<Difficulty, number>> = { titanRuneAlpha: 2, titanRuneBeta: 3 };

/** What vendors take instead of money, by item id. */
const CURRENCY_ITEMS: Readonly<Record<string, number>> = {
  'Badge of Justice': 29434,
  Sunmote: 34664,
  'Emblem of Heroism': 40752,
  'Emblem of Valor': 40753,
  'Emblem of Conquest': 45624,
  'Emblem of Triumph': 47241,
  'Emblem of Frost': 49426,
};

const DIFFICULTY_NOTES: Partial<Record<Difficulty, string>> = {
  titanRuneAlpha: 'Titan Rune Alpha',
  titanRuneBeta: 'Titan Rune Beta',
};

/** A source of the fact tables with the names it refers to. */
export function sourceFromFact(fact: SourceFact, facts: ItemFacts, itemPhase: number): ItemSource {
  const zone = fact.zone === undefined ? null : (facts.zones.get(fact.zone) ?? null);
  const note = notes(fact, facts);
  const side = fact.side ?? null;
  switch (fact.type) {
    case 'drop':
      return drop(fact, zone, facts, itemPhase, note);
    case 'quest':
      return sourceOf('quest', {
        primary: fact.quest === undefined ? null : (facts.quests.get(fact.quest) ?? null),
        primaryId: fact.quest ?? null,
        primaryKind: 'quest',
        ...place(zone),
        faction: side,
        note,
      });
    case 'crafting':
      return sourceOf('crafting', {
        primary: professionName(fact.profession),
        primaryId: fact.spell ?? null,
        primaryKind: fact.spell === undefined ? null : 'spell',
        profession: fact.profession ?? null,
        faction: side,
        note,
      });
    case 'reputation': {
      const faction =
        fact.faction === undefined ? null : (facts.factions.get(fact.faction) ?? null);
      return sourceOf('reputation', {
        primary: faction?.name ?? null,
        primaryId: fact.faction ?? null,
        primaryKind: 'faction',
        secondary: capitalised(fact.standing),
        standing: fact.standing ?? null,
        faction: side ?? faction?.side ?? null,
        note,
      });
    }
    case 'vendor':
      return sourceOf('vendor', { ...giver(fact, facts), ...place(zone), faction: side, note });
    case 'pvp':
      return sourceOf('pvp', {
        primary: fact.venue ?? (fact.season === undefined ? 'Honor' : 'Arena'),
        secondary: fact.season === undefined ? null : `Season ${fact.season}`,
        pvpRank: fact.rank ?? null,
        arenaSeason: fact.season ?? null,
        honorPrice: fact.honor ?? null,
        itemPrice: prices(fact),
        faction: side,
        note,
      });
  }
}

function drop(
  fact: SourceFact,
  zone: ZoneRow | null,
  facts: ItemFacts,
  itemPhase: number,
  note: string | null,
): ItemSource {
  const from = giver(fact, facts);
  const difficulty = fact.difficulty ?? 'normal';
  const opened = OPENED_IN[difficulty] ?? zone?.phase ?? 0;
  return sourceOf(
    dropType({ npc: fact.npc ?? null, name: from.primary ?? null, zone, difficulty }),
    {
      ...from,
      ...place(zone),
      raid: raidOf(zone),
      itemPrice: prices(fact),
      faction: fact.side ?? null,
      fromPhase: opened > itemPhase ? opened : null,
      note,
    },
  );
}

function giver(fact: SourceFact, facts: ItemFacts): Partial<ItemSource> {
  if (fact.npc === undefined && fact.currency !== undefined) {
    const primaryId = CURRENCY_ITEMS[fact.currency] ?? null;
    return { primary: fact.currency, primaryId, primaryKind: primaryId === null ? null : 'item' };
  }
  if (fact.npc === undefined) return { primary: fact.giver ?? null };
  return { primary: facts.npcs.get(fact.npc) ?? null, primaryId: fact.npc, primaryKind: 'npc' };
}

function place(zone: ZoneRow | null): Partial<ItemSource> {
  if (zone === null) return {};
  return { secondary: zone.name, secondaryId: zone.id, secondaryKind: 'zone' };
}

/** A tier token is paid like money: one for the piece. */
function prices(fact: SourceFact): ItemSource['itemPrice'] {
  const token = fact.token === undefined ? [] : [{ currency: String(fact.token), amount: 1 }];
  const rest = Object.entries(fact.price ?? {}).map(([currency, amount]) => ({ currency, amount }));
  return [...token, ...rest];
}

function notes(fact: SourceFact, facts: ItemFacts): string | null {
  const parts = [
    fact.note,
    fact.difficulty === undefined ? undefined : DIFFICULTY_NOTES[fact.difficulty],
    fact.token === undefined ? undefined : facts.tokens.get(fact.token),
    fact.removed ? 'No longer in this edition' : undefined,
  ].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(', ') : null;
}
