import type { Piece } from '@gearwright/game/set/gear-set.ts';

export interface PieceWords {
  /** Null for an empty slot. */
  readonly name: string | null;
  /** The enchant, and the rune of a slot that has one; null where neither is worth a line. */
  readonly enchant: string | null;
  /** An enchant could be there and is not. */
  readonly lacksEnchant: boolean;
}

/** What a slot says of what sits in it. */
export function pieceWords({ item, enchant, rune, kept }: Piece, enchantable: boolean): PieceWords {
  const name = item?.name ?? (kept?.itemId ? `Unknown item ${kept.itemId}` : null);
  const enchantName =
    enchant?.name ?? (kept?.enchantId ? `Unknown enchant ${kept.enchantId}` : null);
  const lacksEnchant = item !== null && enchantable && enchantName === null;
  const parts = [enchantName ?? (lacksEnchant ? 'No enchant' : null), rune?.name ?? null];
  const enchantLine = parts.filter((part) => part !== null).join(' · ');
  return { name, enchant: enchantLine || null, lacksEnchant: lacksEnchant && !rune };
}
