import type { Dataset } from '../dataset/dataset.ts';
import type { Item, ItemId } from '../item/item.ts';
import { refusal, type Refusal } from '../messages.ts';
import { SLOT_IDS, type SlotId } from '../slot/slots.ts';
import type { Gear, GearSet, Piece } from '../set/gear-set.ts';
import { EMPTY_PIECE, keeping, trimmedGems } from '../set/piece.ts';
import type { StoredSet } from './stored-set.ts';

export interface LoadedSet {
  readonly set: GearSet;
  /** Ids the dataset does not know; they stay in the set. */
  readonly warnings: readonly Refusal[];
}

/** Ids become items once, here; heirlooms are taken as a wearer of this level sees them. */
export function loadSet(stored: StoredSet, dataset: Dataset, level?: number): LoadedSet {
  const warnings: Refusal[] = [];
  const itemOf = (id: ItemId): Item | null =>
    level === undefined ? dataset.item(id) : dataset.itemAt(id, level);
  const gear = Object.fromEntries(
    SLOT_IDS.map((slot) => [slot, loadPiece(stored, slot, dataset, itemOf, warnings)]),
  ) as unknown as Gear;

  const wishes = stored.wishlistIds.map((id) => ({ id, item: itemOf(id) }));
  const keptWishes = wishes.flatMap(({ id, item }) => (item ? [] : [id]));
  warnings.push(...keptWishes.map((id) => refusal('unknownItem', id)));
  const {
    itemIds: _items,
    enchantIds: _enchants,
    gemIds: _gems,
    runeIds: _runes,
    itemsAcquired: _itemMarks,
    enchantsAcquired: _enchantMarks,
    gemsAcquired: _gemMarks,
    wishlistIds: _wishes,
    glyphIds,
    ...rest
  } = stored;
  const set: GearSet = {
    ...rest,
    gear,
    wishlist: wishes.flatMap(({ item }) => item ?? []),
    ...(keptWishes.length > 0 && { keptWishes }),
    glyphs: glyphIds.map((id) => (id === null ? null : Number(id))),
  };
  return { set, warnings };
}

function loadPiece(
  stored: StoredSet,
  slot: SlotId,
  dataset: Dataset,
  itemOf: (id: ItemId) => Item | null,
  warnings: Refusal[],
): Piece {
  const itemId = stored.itemIds[slot] ?? null;
  const enchantId = stored.enchantIds[slot] ?? null;
  const runeId = stored.runeIds[slot] ?? null;
  const gemIds = stored.gemIds[slot] ?? [];
  if (!itemId && !enchantId && !runeId && gemIds.length === 0) return EMPTY_PIECE;

  const item = itemId ? itemOf(itemId) : null;
  const enchant = enchantId ? dataset.enchant(enchantId) : null;
  const rune = runeId ? dataset.rune(runeId) : null;
  const gems = gemIds.map((id) => (id ? gemOf(id, dataset) : null));
  const keptGems = gemIds.map((id, index) => (gems[index] ? null : id));
  if (itemId && !item) warnings.push(refusal('unknownItem', itemId));
  if (enchantId && !enchant) warnings.push(refusal('unknownEnchant', enchantId));
  if (runeId && !rune) warnings.push(refusal('unknownRune', runeId));
  for (const id of keptGems) if (id) warnings.push(refusal('unknownGem', id));
  return keeping(
    {
      item,
      enchant,
      rune,
      itemAcquired: stored.itemsAcquired[slot] ?? false,
      enchantAcquired: stored.enchantsAcquired[slot] ?? false,
      ...trimmedGems(gems, stored.gemsAcquired[slot] ?? [], keptGems),
    },
    {
      ...(itemId && !item && { itemId }),
      ...(enchantId && !enchant && { enchantId }),
      gemIds: keptGems,
      ...(runeId && !rune && { runeId }),
    },
  );
}

function gemOf(id: ItemId, dataset: Dataset): Item | null {
  const item = dataset.item(id);
  return item?.gem ? item : null;
}
