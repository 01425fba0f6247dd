import type { CurrencyPrice, ItemSource, QuestFacts } from '@gearwright/game/item/item.ts';
import type { Difficulty, SourceFact, ZoneRow } from './fact-rows.ts';
import { sourceOf } from './empty-source.ts';
import { capitalised, professionName } from './profession-name.ts';
import type { ItemFacts } from './item-facts.ts';
import { dropType, raidOf } from './source-types.ts';
import { possibleChance } from './possible-chance.ts';

/** Titan Rune dungeons opened after the items they drop. */
const OPENED_IN: Partial<Record<Difficulty, number>> = { titanRuneAlpha: 2, titanRuneBeta: 3 };

const DIFFICULTY_NOTES: Partial<Record<Difficulty, string>> = {
  titanRuneAlpha: 'Titan Rune Alpha',
  titanRuneBeta: 'Titan Rune Beta',
};

/** A source of the fact tables with the names it refers to; null for what says that there is none. */
export function sourceFromFact(
  fact: SourceFact,
  facts: ItemFacts,
  itemPhase: number,
): ItemSource | null {
  const zone = fact.zone === undefined ? null : (facts.zones.get(fact.zone) ?? null);
  const known = whatAllTell(fact, facts);
  switch (fact.type) {
    case 'unobtainable':
      return null;
    case 'drop':
      return drop(fact, zone, facts, itemPhase, known);
    case 'quest':
      return quest(fact, zone, facts, known);
    case 'crafting':
      return sourceOf('crafting', {
        ...known,
        primary: professionName(fact.profession),
        primaryId: fact.spell ?? null,
        primaryKind: fact.spell === undefined ? null : 'spell',
        profession: fact.profession ?? null,
        requiredSkill: fact.skill ?? null,
        recipe: fact.recipe ?? null,
      });
    case 'reputation':
      return reputation(fact, zone, facts, known);
    case 'vendor':
      return sourceOf('vendor', { ...known, ...giver(fact, facts), ...place(zone) });
    case 'event':
      return sourceOf('event', {
        ...known,
        primary: fact.event ?? null,
        ...place(zone),
        seller: seller(fact, zone, facts),
      });
    case 'achievement':
      return sourceOf('achievement', { ...known, primary: fact.achievement ?? null });
    case 'container':
      return sourceOf('container', { ...known, primary: fact.container ?? null, ...place(zone) });
    case 'pvp':
      return sourceOf('pvp', {
        ...known,
        primary: fact.venue ?? (fact.season === undefined ? 'Honor' : 'Arena'),
        secondary: fact.season === undefined ? null : `Season ${fact.season}`,
        pvpRank: fact.rank ?? null,
        arenaSeason: fact.season ?? null,
        seller: seller(fact, zone, facts),
      });
  }
}

/** What any kind of source may tell: prices, side, token, notes. */
function whatAllTell(fact: SourceFact, facts: ItemFacts): Partial<ItemSource> {
  return {
    price: fact.money ?? null,
    honorPrice: fact.honor ?? null,
    arenaPrice: fact.arena ?? null,
    arenaRating: fact.rating ?? null,
    itemPrice: prices(fact, facts),
    faction: fact.side ?? null,
    token: fact.token === undefined ? null : (facts.tokens.get(fact.token) ?? null),
    event: fact.event ?? null,
    removed: fact.removed ?? false,
    note: notes(fact),
  };
}

function drop(
  fact: SourceFact,
  zone: ZoneRow | null,
  facts: ItemFacts,
  itemPhase: number,
  known: Partial<ItemSource>,
): ItemSource {
  const from = giver(fact, facts);
  const difficulty = fact.difficulty ?? 'normal';
  const opened = OPENED_IN[difficulty] ?? zone?.phase ?? 0;
  return sourceOf(
    dropType({ npc: fact.npc ?? null, name: from.primary ?? null, zone, difficulty }),
    {
      ...known,
      ...from,
      ...place(zone),
      raid: raidOf(zone),
      dropChance: possibleChance(fact.chance),
      npcLevels: fact.levels ?? null,
      fromPhase: opened > itemPhase ? opened : null,
    },
  );
}

function quest(
  fact: SourceFact,
  zone: ZoneRow | null,
  facts: ItemFacts,
  known: Partial<ItemSource>,
): ItemSource {
  const id = fact.quest ?? null;
  const row = id === null ? undefined : facts.questFacts.get(id);
  const told: QuestFacts | null = row
    ? {
        level: row.level ?? null,
        minLevel: row.minLevel ?? null,
        giver: row.giver ?? null,
        chain: row.chain ?? null,
        chainStart: row.chainStart ?? null,
      }
    : null;
  return sourceOf('quest', {
    ...known,
    primary: id === null ? null : (facts.quests.get(id) ?? null),
    primaryId: id,
    primaryKind: 'quest',
    ...place(zone),
    faction: known.faction ?? row?.side ?? null,
    quest: told,
  });
}

function reputation(
  fact: SourceFact,
  zone: ZoneRow | null,
  facts: ItemFacts,
  known: Partial<ItemSource>,
): ItemSource {
  const faction = fact.faction === undefined ? null : (facts.factions.get(fact.faction) ?? null);
  return sourceOf('reputation', {
    ...known,
    primary: faction?.name ?? null,
    primaryId: fact.faction ?? null,
    primaryKind: 'faction',
    secondary: capitalised(fact.standing),
    standing: fact.standing ?? null,
    // A faction's wares are for its own side, whatever a row says.
    faction: faction === null ? (known.faction ?? null) : (faction.side ?? null),
    seller: seller(fact, zone, facts),
  });
}

function giver(fact: SourceFact, facts: ItemFacts): Partial<ItemSource> {
  if (fact.npc === undefined) return { primary: fact.giver ?? fact.object ?? null };
  return { primary: facts.npcs.get(fact.npc) ?? null, primaryId: fact.npc, primaryKind: 'npc' };
}

/** "Kelm Hargunth, The Barrens". */
function seller(fact: SourceFact, zone: ZoneRow | null, facts: ItemFacts): string | null {
  const name = fact.npc === undefined ? null : (facts.npcs.get(fact.npc) ?? null);
  const words = [name, zone?.name ?? null].filter((word) => word !== null);
  return words.length === 0 ? null : words.join(', ');
}

function place(zone: ZoneRow | null): Partial<ItemSource> {
  if (zone === null) return {};
  return { secondary: zone.name, secondaryId: zone.id, secondaryKind: 'zone' };
}

/** A tier token is paid like money: one for the piece. */
function prices(fact: SourceFact, facts: ItemFacts): readonly CurrencyPrice[] {
  const token = fact.token === undefined ? [] : [[fact.token, 1] as const];
  const items = [...token, ...(fact.paid ?? [])].map(([id, amount]) => ({
    currency: String(id),
    amount,
    name: facts.tokens.get(id) ?? facts.currencies.get(id) ?? null,
  }));
  const words = Object.entries(fact.price ?? {}).map(([currency, amount]) => ({
    currency,
    amount,
    name: null,
  }));
  return [...items, ...words];
}

function notes(fact: SourceFact): string | null {
  const parts = [
    fact.note,
    fact.difficulty === undefined ? undefined : DIFFICULTY_NOTES[fact.difficulty],
    fact.removed ? 'No longer in this edition' : undefined,
  ].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(', ') : null;
}
