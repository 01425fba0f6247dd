import type { ItemSource } from '@gearwright/game/item/item.ts';
import { count, list, type ItemAccount } from './account.ts';
import type { Draft } from './draft.ts';
import { sourceOf } from './empty-source.ts';
import { sourceFromFact } from './fact-sources.ts';
import type { ItemFacts } from './item-facts.ts';
import { capitalised } from './profession-name.ts';
import { crafted, percent, sourcesFromPackage } from './package-sources.ts';
import { withoutRepeats } from './without-repeats.ts';

/** Sources of the facts where there are any, else the package's; the package's figures join both. */
export function joinSources(draft: Draft, facts: ItemFacts, account: ItemAccount): void {
  const { item, texts, row } = draft;
  const own = facts.sources.get(item.baseId);
  const sources =
    own !== undefined
      ? own
          .map((fact) => sourceFromFact(fact, facts, item.phase))
          .filter((source) => source !== null)
          .map((source) => withFigures(source, draft))
      : row === null
        ? []
        : forStanding(sourcesFromPackage(row, facts), draft, facts);
  const ranked = texts.pvpRankNumber === null ? sources : sources.map(soldForRank(draft));
  texts.sources = withoutRepeats(item.random ? ranked.map(withRandomChance) : ranked);
  if (row === null && item.kind === 'equipment') bindByRule(draft, account);
  // What is gone from the game is told, and is no way to get the item.
  const open = texts.sources.filter((source) => !source.removed);
  item.sourceTypes = [...new Set(open.map((source) => source.type))];
  texts.reachLevel = reachLevel(open, facts.reach.get(item.baseId) ?? null);
  const [recipe] = row?.createdBy ?? [];
  if (recipe !== undefined) {
    texts.materials = recipe.reagents.map(({ itemId, amount }) => ({ itemId, amount }));
  }
  texts.arenaSeason =
    texts.sources.find((source) => source.arenaSeason !== null)?.arenaSeason ?? null;
  if (item.sourceTypes.length === 0 && item.kind === 'equipment') {
    list(account.gaps, 'no source known', item.baseId);
  }
}

/** What the tables tell, but of events: their bosses grow with who comes. */
function reachLevel(sources: readonly ItemSource[], told: number | null): number | null {
  return sources.some(({ event }) => event !== null) ? null : told;
}

/** The package knows drop chances, prices and skills that the facts leave out. */
function withFigures(source: ItemSource, { row }: Draft): ItemSource {
  if (row === null) return source;
  if (source.type === 'crafting') {
    const recipe = row.createdBy?.find((each) => crafted(each).profession === source.profession);
    const requiredSkill = source.requiredSkill ?? recipe?.requiredSkill ?? null;
    return { ...source, requiredSkill };
  }
  const given = row.source;
  const isKnown = source.dropChance !== null;
  if (!isKnown && given?.category === 'Boss Drop' && given.name === source.primary) {
    return { ...source, dropChance: percent(given.dropChance) };
  }
  const isPriced = source.price !== null || source.itemPrice.length > 0;
  if (source.type === 'vendor' && !isPriced && given?.category === 'Vendor' && given.cost) {
    return { ...source, price: given.cost };
  }
  return source;
}

/** What asks for a standing is sold for it; the tooltip names faction and standing where no fact does. */
function forStanding(
  sources: readonly ItemSource[],
  { tooltip }: Draft,
  facts: ItemFacts,
): readonly ItemSource[] {
  const asked = tooltip?.reputation;
  if (!asked || sources.some(({ type }) => type !== 'vendor')) return sources;
  const faction = [...facts.factions.values()].find(({ name }) => name === asked.faction);
  const price = sources.find((source) => source.price !== null)?.price ?? null;
  return [
    sourceOf('reputation', {
      primary: asked.faction,
      primaryId: faction?.id ?? null,
      primaryKind: 'faction',
      secondary: capitalised(asked.standing),
      standing: asked.standing,
      faction: faction?.side ?? null,
      price,
    }),
  ];
}

/** What asks for a rank is sold for it, whoever hands it over. */
function soldForRank({ item, texts }: Draft): (source: ItemSource) => ItemSource {
  return (source) => {
    if (source.type !== 'vendor' && source.type !== 'pvp') return source;
    return {
      ...source,
      type: 'pvp',
      pvpRank: source.pvpRank ?? texts.pvpRankNumber,
      faction: source.faction ?? item.faction,
    };
  };
}

/** Added items come without a word on binding: what is made or found in the world binds when worn, the rest at once. */
function bindByRule({ item, texts }: Draft, account: ItemAccount): void {
  if (texts.sources.length === 0) return;
  const free = texts.sources.every(({ type }) => type === 'crafting' || type === 'worlddrop');
  item.bind = free ? 'equip' : 'pickup';
  count(account.corrections, 'binding by rule');
}

/** A random item drops with one of its suffixes: the chance of the item is the chance of any of them. */
function withRandomChance(source: ItemSource): ItemSource {
  return { ...source, randomChance: source.dropChance };
}
