import type { Item, ItemTexts } from '@gearwright/game/item/item.ts';
import type { CompiledItems } from '../../compiled.ts';
import type { EditionSources } from '../../editions/edition-sources.ts';
import { readConsumables, type Consumable } from '../tables/consumables.ts';
import { projectFacts, type FactsFolder } from '../tables/facts-folder.ts';
import { list, openAccount, type ItemAccount } from './account.ts';
import { correct } from './correct.ts';
import { draftFromFacts } from './draft-from-facts.ts';
import { draftFromPackage } from './draft-from-package.ts';
import { draftConsumable, draftEnchantItem } from './draft-unlisted.ts';
import type { Draft } from './draft.ts';
import { compileEnchants } from './enchants.ts';
import { countEquipped } from './equipped-count.ts';
import { heirloomScaling } from './heirlooms.ts';
import { phasesIn, readItemFacts, type ItemFacts } from './item-facts.ts';
import { joinSources } from './join-sources.ts';
import { chooseRows } from './kinds.ts';
import { laterThings } from './later-things.ts';
import { readPackage } from './package-items.ts';
import { compileFactions, compileZones } from './places.ts';
import { addPrices } from './prices.ts';
import { askRank } from './pvp-ranks.ts';
import { joinRemadeRewards } from './remade-rewards.ts';
import { splitArmor } from './split-armor.ts';
import { compileSets } from './sets.ts';
import { addSpecialEffects } from './special-effects.ts';
import { makeConsumable, makeGem } from './special-kinds.ts';
import { compileSuffixes } from './suffixes.ts';

export interface ItemOptions {
  /** The package's data.json; absent is the installed one. */
  readonly packagePath?: string;
  readonly facts?: FactsFolder;
}

/** Everything that comes from item sources, for one edition. */
export function compileItems(sources: EditionSources, options: ItemOptions = {}): CompiledItems {
  return compileItemsWithAccount(sources, options).compiled;
}

/** The same, with the account of what was understood, corrected and left open. */
export function compileItemsWithAccount(
  sources: EditionSources,
  options: ItemOptions = {},
): { readonly compiled: CompiledItems; readonly account: ItemAccount } {
  const { edition, itemPackage } = sources;
  const account = openAccount(edition.key);
  const folder = options.facts ?? projectFacts();
  const facts = readItemFacts(edition.key, folder);
  const consumables = new Map(
    readConsumables(edition.key, folder).map((consumable) => [consumable.itemId, consumable]),
  );
  const rows = chooseRows(
    readPackage(itemPackage, options.packagePath),
    facts,
    consumables,
    account,
  );

  const drafts = inOrder([
    ...[...rows.values()].map(({ row, kind }) => draftFromPackage(row, kind, sources, account)),
    ...facts.added.map(draftFromFacts),
    ...unlisted(rows, facts, consumables, account),
  ]);
  for (const draft of drafts.values()) {
    correct(draft, edition, facts, account);
    makeGem(draft, facts);
    makeConsumable(draft, consumables);
    addSpecialEffects(draft, facts, edition.ratings !== null, account);
    splitArmor(draft, facts, account);
    askRank(draft, facts);
    countEquipped(draft);
  }
  const suffixes = compileSuffixes(drafts, facts, account);
  const sets = compileSets(drafts, facts, account);
  for (const draft of drafts.values()) joinSources(draft, facts, account);
  if (sources.ownItemsFrom !== undefined) joinRemadeRewards(drafts, sources.ownItemsFrom);
  addPrices(drafts);

  const skills = sources.skillCaps ?? [];
  const enchants = compileEnchants(
    facts.enchants,
    drafts,
    {
      last: edition.phases.length,
      opened: (spellId) => phaseOfSkill(skills, facts.enchantingSkills.get(spellId ?? 0) ?? 0),
    },
    account,
  );
  const compiled: CompiledItems = {
    items: [...drafts.values()].map(({ item }): Item => item),
    suffixes,
    sets: sets.sets,
    enchants,
    later: laterThings(sources, drafts, phasesIn(sources.tables, folder), facts.enchants, enchants),
    heirlooms: heirloomScaling(drafts, facts.heirlooms, account),
    zones: compileZones(facts),
    factions: compileFactions(facts, sources),
    texts: {
      items: new Map([...drafts].map(([id, { texts }]): [number, ItemTexts] => [id, texts])),
      setBonuses: sets.texts,
      uses: uses(drafts),
    },
  };
  return { compiled, account };
}

/** The first phase whose cap on skills reaches this one; without caps all were open from the start. */
function phaseOfSkill(caps: readonly number[], skill: number): number {
  return Math.max(caps.findIndex((cap) => skill <= cap) + 1, 1);
}

/** Consumables and enchanting items that only the facts know. */
function unlisted(
  rows: ReadonlyMap<number, unknown>,
  facts: ItemFacts,
  consumables: ReadonlyMap<number, Consumable>,
  account: ItemAccount,
): readonly Draft[] {
  const isListed = new Set([...rows.keys(), ...facts.added.map((row) => row.id)]);
  const drafts = [
    ...[...consumables.values()].filter(({ itemId }) => !isListed.has(itemId)).map(draftConsumable),
    ...facts.enchants
      .filter((row) => row.itemId !== undefined && !isListed.has(row.itemId))
      .map((row) => draftEnchantItem({ ...row, itemId: row.itemId! })),
  ];
  for (const { item } of drafts) list(account.gaps, 'known to the facts only', item.baseId);
  return drafts;
}

function inOrder(drafts: readonly Draft[]): ReadonlyMap<number, Draft> {
  return new Map(
    drafts
      .toSorted((a, b) => a.item.baseId - b.item.baseId)
      .map((draft) => [draft.item.baseId, draft]),
  );
}

const WITH_USE: readonly Item['kind'][] = ['consumable', 'enchant', 'glyph'];

/** What using a consumable, a kit, a scroll or a glyph does, without the prefix. */
function uses(drafts: ReadonlyMap<number, Draft>): ReadonlyMap<number, string> {
  const sentences = new Map<number, string>();
  for (const [id, { item, texts }] of drafts) {
    if (!WITH_USE.includes(item.kind)) continue;
    const use = texts.effects.find((line) => line.startsWith('Use: '));
    if (use !== undefined) sentences.set(id, use.slice('Use: '.length));
  }
  return sentences;
}
