import type { Dataset } from '../dataset/dataset.ts';
import type { Enchant, Rune } from '../dataset/tables.ts';
import type { Item } from '../item/item.ts';
import { refusal, type Refusal } from '../messages.ts';
import type { Piece } from '../set/gear-set.ts';
import { EMPTY_PIECE, trimmedGems } from '../set/piece.ts';
import { searchSlot, type SlotId } from '../slot/slots.ts';
import type { ImportedEnchant, ImportedItemRef, ImportedPiece } from './imported.ts';

export interface ResolvedPiece {
  readonly piece: Piece;
  /** What the dataset does not know: reported, and counts nothing (acceptance D3). */
  readonly unknown: readonly Refusal[];
}

/** The item with its suffix; a suffix that is not one of its own leaves the plain item. */
export function resolveItem(ref: ImportedItemRef, dataset: Dataset): Item | null {
  if (ref.suffixId) {
    const suffixed = dataset.item(`${ref.id}_${ref.suffixId}`);
    if (suffixed) return suffixed;
  }
  return dataset.item(String(ref.id));
}

export function resolvePiece(
  imported: ImportedPiece,
  slot: SlotId,
  dataset: Dataset,
): ResolvedPiece {
  const unknown: Refusal[] = [];
  const item = resolveItem(imported, dataset);
  if (!item) return { piece: EMPTY_PIECE, unknown: [refusal('unknownItem', String(imported.id))] };
  if (imported.suffixId && item.suffix?.id !== imported.suffixId) {
    unknown.push(refusal('unknownItem', `${imported.id}_${imported.suffixId}`));
  }
  const enchant = imported.enchant && resolveEnchant(imported.enchant, slot, item, dataset);
  if (imported.enchant && !enchant) {
    unknown.push(refusal('unknownEnchant', enchantLabel(imported.enchant)));
  }
  const gems = imported.gems.map((id) => {
    const gem = id ? resolveGem(id, dataset) : null;
    if (id && !gem) unknown.push(refusal('unknownGem', String(id)));
    return gem;
  });
  const rune = imported.rune ? resolveRune(imported.rune, dataset) : null;
  if (imported.rune && !rune) unknown.push(refusal('unknownRune', String(imported.rune)));
  return {
    piece: {
      ...EMPTY_PIECE,
      item,
      enchant: enchant ?? null,
      ...trimmedGems(
        gems,
        gems.map(() => imported.acquired),
      ),
      rune,
      itemAcquired: imported.acquired,
      enchantAcquired: imported.acquired && Boolean(enchant),
    },
    unknown,
  };
}

/** By effect id with slot and weapon kind, else by the spell, the scroll or the item that applies it (acceptance D2). */
function resolveEnchant(
  { effectId, spellId, itemId }: ImportedEnchant,
  slot: SlotId,
  item: Item,
  dataset: Dataset,
): Enchant | null {
  const forSlot = (enchant: Enchant) =>
    enchant.slotIds.some((slotId) => searchSlot(slotId) === searchSlot(slot));
  const bySpell = (id: number) =>
    dataset.enchants.find((row) => row.spellId === id && forSlot(row));
  const byItem = (id: number) =>
    dataset.enchants.find((row) => (row.itemId === id || row.recipeItemId === id) && forSlot(row));
  return (
    (effectId && dataset.enchantByEffect(effectId, slot, item)) ||
    (spellId && bySpell(spellId)) ||
    (itemId && byItem(itemId)) ||
    // Some programs put the spell or the item where others put the effect.
    (effectId && (bySpell(effectId) ?? byItem(effectId))) ||
    null
  );
}

function enchantLabel({ effectId, spellId, itemId }: ImportedEnchant): string {
  return String(effectId ?? spellId ?? itemId);
}

/** By item id, or by the enchantment a chat link of an older client names. */
function resolveGem(id: number, dataset: Dataset): Item | null {
  const gem = dataset.item(String(id));
  if (gem?.gem) return gem;
  return dataset.gems.find((row) => row.gem?.enchantId === id) ?? null;
}

/** By ability, or by the spell that engraves it (acceptance D3). */
function resolveRune(spellId: number, dataset: Dataset): Rune | null {
  return (
    dataset.rune(`spell:${spellId}`) ??
    dataset.runes.find((rune) => rune.engraveSpellId === spellId) ??
    null
  );
}
