import { SLOT_IDS } from '../slot/slots.ts';
import type { GearSet, Piece } from '../set/gear-set.ts';
import type { StoredSet } from './stored-set.ts';

/** The inverse of `loadSet`: unknown ids go back where they came from. */
export function storeSet(set: GearSet): StoredSet {
  const { gear, wishlist, keptWishes = [], glyphs, ...rest } = set;
  const bySlot = <Entry>(entry: (piece: Piece) => Entry): readonly Entry[] =>
    SLOT_IDS.map((slot) => entry(gear[slot]));
  return {
    ...rest,
    itemIds: bySlot(({ item, kept }) => item?.id ?? kept?.itemId ?? null),
    enchantIds: bySlot(({ enchant, kept }) => enchant?.id ?? kept?.enchantId ?? null),
    gemIds: bySlot(({ gems, kept }) =>
      gems.length === 0 ? null : gems.map((gem, index) => gem?.id ?? kept?.gemIds?.[index] ?? null),
    ),
    runeIds: bySlot(({ rune, kept }) => rune?.id ?? kept?.runeId ?? null),
    itemsAcquired: bySlot((piece) => piece.itemAcquired),
    enchantsAcquired: bySlot((piece) => piece.enchantAcquired),
    gemsAcquired: bySlot(({ gems, gemsAcquired }) => (gems.length === 0 ? null : gemsAcquired)),
    wishlistIds: [...wishlist.map((item) => item.id), ...keptWishes],
    glyphIds: glyphs.map((spellId) => (spellId === null ? null : String(spellId))),
  };
}
