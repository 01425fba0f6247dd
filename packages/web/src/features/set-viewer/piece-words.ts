import type { Piece } from '@gearwright/game/set/gear-set.ts';

export interface PieceWords {
  /** Null for an empty slot. */
  readonly name: string | null;
  /** The enchant, and the rune of a slot that has one; null where neither is worth a line. */
  readonly enchant: string | null;
  /** The line says only what is missing. */
  readonly isMissing: boolean;
}

/** What a slot says of what sits in it. */
export function pieceWords(
  { item, enchant, rune, kept }: Piece,
  lacksEnchant: boolean,
): PieceWords {
  const unknown = kept?.enchantId ? `Unknown enchant ${kept.enchantId}` : null;
  const bettered = enchant ? enchantWords(enchant.name) : unknown;
  const parts = [bettered ?? (lacksEnchant ? 'No enchant' : null), rune?.name ?? null];
  return {
    name: item?.name ?? (kept?.itemId ? `Unknown item ${kept.itemId}` : null),
    enchant: parts.filter((part) => part !== null).join(' · ') || null,
    isMissing: bettered === null && lacksEnchant,
  };
}

/** "Enchant Bracer - Fortitude" stands on the bracer already. */
function enchantWords(name: string): string {
  return name.replace(/^Enchant .+? - /, '');
}
