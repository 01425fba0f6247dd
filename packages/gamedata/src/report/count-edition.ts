import type { Dataset, DatasetTexts } from '@gearwright/game/dataset/dataset.ts';
import type { Item, ItemKind, ItemSource, Quality } from '@gearwright/game/item/item.ts';
import type { SlotId } from '@gearwright/game/slot/slots.ts';

/** How many of a thing, and how many of them are complete. */
export interface Share {
  readonly of: number;
  readonly complete: number;
}

/** What an edition holds, counted in its packs. */
export interface EditionCounts {
  readonly items: number;
  readonly byKind: ReadonlyMap<ItemKind, number>;
  readonly equippable: number;
  readonly bySlot: ReadonlyMap<SlotId, number>;
  readonly byQuality: ReadonlyMap<Quality, number>;
  /** Equippable items with a source. */
  readonly sourced: Share;
  /** Sources of equippable items with a name: boss, vendor, quest or craft. */
  readonly namedSources: Share;
  /** Rare and better: with a source, with an open one that names who, what or which monsters, with costs. */
  readonly rareSourced: Share;
  /** … of them no longer to be had. */
  readonly rareGone: number;
  readonly rareNamed: Share;
  readonly rareWithLevel: Share;
  readonly rareWithCosts: number;
  readonly rated: number;
  readonly randomItems: number;
  readonly suffixedItems: number;
  readonly sets: number;
  /** Set bonuses with stats or a sentence. */
  readonly setBonuses: Share;
  readonly enchants: number;
  readonly gems: number;
  readonly metaGems: number;
  readonly consumables: number;
  readonly talents: number;
  /** Talent ranks with a text. */
  readonly talentRanks: Share;
  /** Glyphs with a text. */
  readonly glyphs: Share;
  /** Runes with a text. */
  readonly runes: Share;
  readonly buffs: number;
  readonly buffRanks: number;
  readonly presets: number;
  readonly examples: number;
  /** Legal race, class and level combinations with base stats. */
  readonly baseStats: Share;
}

export function countEdition(
  dataset: Dataset,
  texts: DatasetTexts,
  maxLevel: number,
): EditionCounts {
  const items = [...dataset.items.ids].map((id) => dataset.item(String(id))!);
  const equippable = items.filter(isEquippable);
  const sources = equippable.map((item) => texts.item(item.baseId)?.sources ?? []);
  const rare = equippable.filter(({ quality }) => quality >= RARE);
  const openOf = (item: Item) =>
    texts.item(item.baseId)?.sources.filter(({ removed }) => !removed) ?? [];
  const bonuses = dataset.sets.flatMap((set) => set.bonuses);
  const talents = dataset.classes.flatMap(({ gameClass }) =>
    dataset.talents(gameClass).trees.flatMap((tree) => tree.talents),
  );
  const ranks = talents.flatMap((talent) => talent.spellIds);
  return {
    items: items.length,
    byKind: tally(items, (item) => item.kind),
    equippable: equippable.length,
    bySlot: tally(equippable, (item) => item.slotId!),
    byQuality: tally(equippable, (item) => item.quality),
    sourced: share(sources, (list) => list.length > 0),
    namedSources: share(sources.flat(), (source) => source.primary !== null),
    rareSourced: share(rare, (item) => (texts.item(item.baseId)?.sources.length ?? 0) > 0),
    rareGone: rare.filter(
      (item) => openOf(item).length === 0 && texts.item(item.baseId)?.sources.length,
    ).length,
    rareNamed: share(
      rare.filter((item) => openOf(item).length > 0),
      (item) => openOf(item).some(isNamed),
    ),
    rareWithLevel: share(rare, (item) => (texts.item(item.baseId)?.reachLevel ?? null) !== null),
    rareWithCosts: rare.filter((item) => openOf(item).some(asksForSomething)).length,
    rated: rare.filter((item) => openOf(item).some(({ arenaRating }) => arenaRating !== null))
      .length,
    randomItems: items.filter((item) => item.random).length,
    suffixedItems: sum(items.map((item) => dataset.suffixesOf(item.baseId).length)),
    sets: dataset.sets.length,
    setBonuses: share(bonuses, (bonus) => bonus.stats !== null || bonus.text !== null),
    enchants: dataset.enchants.length,
    gems: dataset.gems.length,
    metaGems: dataset.gems.filter((item) => item.gem?.color === 'meta').length,
    consumables: dataset.consumables.length,
    talents: talents.length,
    talentRanks: share(ranks, (id) => texts.talentRank(id) !== null),
    glyphs: share(dataset.glyphs, (glyph) => texts.glyph(glyph.spellId) !== null),
    runes: share(dataset.runes, (rune) => texts.rune(rune.spellId) !== null),
    buffs: dataset.buffs.length,
    buffRanks: sum(dataset.buffs.map((buff) => buff.ranks.length)),
    presets: dataset.presets.length,
    examples: dataset.examples.length,
    baseStats: baseStatShare(dataset, maxLevel),
  };
}

const RARE = 3;

/** A world drop is named by the levels of the monsters that carry it. */
function isNamed(source: ItemSource): boolean {
  const { primary, secondary, npcLevels, note, token } = source;
  return [primary, secondary, npcLevels, note, token].some((each) => each !== null);
}

function asksForSomething({ price, honorPrice, arenaPrice, itemPrice }: ItemSource): boolean {
  return (price ?? honorPrice ?? arenaPrice) !== null || itemPrice.length > 0;
}

function isEquippable(item: Item): boolean {
  return (item.kind === 'equipment' || item.kind === 'ammo') && item.slotId !== null;
}

/** A legal combination is complete when its class has a row for the level and its race an offset. */
function baseStatShare({ classes, baseStats }: Dataset, maxLevel: number): Share {
  const combinations = classes.flatMap(({ gameClass, minLevel, races }) => {
    const table = baseStats.classes[gameClass];
    const levels = Array.from({ length: maxLevel - minLevel + 1 }, (_, step) => minLevel + step);
    return races.flatMap((race) =>
      levels.map(
        (level) =>
          table?.levels[level - table.minLevel]?.every(Number.isFinite) === true &&
          baseStats.raceOffsets[race] !== undefined,
      ),
    );
  });
  return share(combinations, (complete) => complete);
}

function share<Value>(values: readonly Value[], isComplete: (value: Value) => boolean): Share {
  return { of: values.length, complete: values.filter(isComplete).length };
}

function tally<Value, Key extends string | number>(
  values: readonly Value[],
  key: (value: Value) => Key,
): ReadonlyMap<Key, number> {
  const counts = new Map<Key, number>();
  for (const value of values) counts.set(key(value), (counts.get(key(value)) ?? 0) + 1);
  return counts;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
