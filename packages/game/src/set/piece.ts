import type { Item } from '../item/item.ts';
import type { SlotId } from '../slot/slots.ts';
import type { Enchant, Rune } from '../dataset/tables.ts';
import type { Gear, KeptIds, Piece } from './gear-set.ts';

export const EMPTY_PIECE: Piece = Object.freeze({
  item: null,
  enchant: null,
  gems: Object.freeze([]),
  rune: null,
  itemAcquired: false,
  enchantAcquired: false,
  gemsAcquired: Object.freeze([]),
});

export function withPiece(gear: Gear, slot: SlotId, piece: Piece): Gear {
  return { ...gear, [slot]: piece };
}

/** Another item in the place of this one: enchant, gems and marks go, the rune belongs to the slot and stays. */
export function pieceOf(item: Item | null, rune: Rune | null, kept?: KeptIds): Piece {
  return keeping({ ...EMPTY_PIECE, item, rune }, { runeId: kept?.runeId });
}

export function enchanted(piece: Piece, enchant: Enchant | null): Piece {
  if (piece.enchant === enchant && !piece.kept?.enchantId) return piece;
  return keeping(
    { ...piece, enchant, enchantAcquired: false },
    withoutKey(piece.kept, 'enchantId'),
  );
}

export function engraved(piece: Piece, rune: Rune | null): Piece {
  return keeping({ ...piece, rune }, withoutKey(piece.kept, 'runeId'));
}

/** Gems are listed up to the last filled socket: what lies behind it is empty. */
export function gemmed(piece: Piece, socket: number, gem: Item | null): Piece {
  const gems = Array.from({ length: Math.max(piece.gems.length, socket + 1) }, (_, index) =>
    index === socket ? gem : (piece.gems[index] ?? null),
  );
  const marks = gems.map((_, index) => index !== socket && (piece.gemsAcquired[index] ?? false));
  const keptGems = piece.kept?.gemIds?.map((id, index) => (index === socket ? null : id));
  return keeping(
    { ...piece, ...trimmedGems(gems, marks, keptGems) },
    { ...piece.kept, gemIds: keptGems },
  );
}

export function trimmedGems(
  gems: readonly (Item | null)[],
  marks: readonly boolean[],
  kept: readonly (string | null)[] = [],
): Pick<Piece, 'gems' | 'gemsAcquired'> {
  const length = Math.max(
    gems.findLastIndex((gem) => gem !== null) + 1,
    kept.findLastIndex((id) => id !== null) + 1,
  );
  const filled = (index: number): boolean => Boolean(gems[index] ?? kept[index]);
  return {
    gems: Array.from({ length }, (_, index) => gems[index] ?? null),
    gemsAcquired: Array.from({ length }, (_, index) => filled(index) && (marks[index] ?? false)),
  };
}

/** The piece with these unknown ids beside it, and no `kept` at all when there are none. */
export function keeping(piece: Piece, kept: KeptIds | undefined): Piece {
  const gemIds = kept?.gemIds?.some((id) => id !== null) ? kept.gemIds : undefined;
  const left: KeptIds = {
    ...(kept?.itemId !== undefined && { itemId: kept.itemId }),
    ...(kept?.enchantId !== undefined && { enchantId: kept.enchantId }),
    ...(gemIds && { gemIds }),
    ...(kept?.runeId !== undefined && { runeId: kept.runeId }),
  };
  const { item, enchant, gems, rune, itemAcquired, enchantAcquired, gemsAcquired } = piece;
  return {
    item,
    enchant,
    gems,
    rune,
    itemAcquired,
    enchantAcquired,
    gemsAcquired,
    ...(Object.keys(left).length > 0 && { kept: left }),
  };
}

function withoutKey(kept: KeptIds | undefined, key: keyof KeptIds): KeptIds | undefined {
  return kept && { ...kept, [key]: undefined };
}
