import type { ItemSource } from '@gearwright/game/item/item.ts';

/**
 * Each source once: rows that read the same but for an id (quests whose every step gives the item again) are one,
 * and a row that says nothing but its kind goes where another of the kind says more.
 */
export function withoutRepeats(sources: readonly ItemSource[]): readonly ItemSource[] {
  const read = new Map<string, ItemSource>();
  for (const source of sources) {
    const words = JSON.stringify({ ...source, primaryId: null });
    if (!read.has(words)) read.set(words, source);
  }
  const distinct = [...read.values()];
  return distinct.filter(
    (source) => !isBare(source) || !distinct.some((other) => saysMore(other, source)),
  );
}

function saysMore(other: ItemSource, { type, removed }: ItemSource): boolean {
  return other.type === type && other.removed === removed && !isBare(other);
}

function isBare(source: ItemSource): boolean {
  const { primary, secondary, standing, price, honorPrice, arenaPrice, itemPrice, npcLevels } =
    source;
  const told = [primary, secondary, standing, price, honorPrice, arenaPrice, npcLevels];
  const marks = [source.token, source.pvpRank, source.arenaRating, source.dropChance, source.note];
  return [...told, ...marks].every((each) => each === null) && itemPrice.length === 0;
}
