import type { Piece } from './gear-set.ts';
import { keeping, trimmedGems } from './piece.ts';

/**
 * What a slot holds once its item, enchant and gems are those of another piece. The engraved rune belongs to the slot
 * and stays; what is the same as before keeps its mark, and what the dataset does not know stays where nothing comes
 * in its place.
 */
export function pieceTowards(worn: Piece, wanted: Piece): Piece {
  const engraved = runeOf(worn) ?? runeOf(wanted) ?? { rune: null, runeId: undefined };
  const { rune, runeId } = engraved;
  if (worn.item?.id !== wanted.item?.id) {
    return keeping({ ...wanted, rune }, { ...wanted.kept, runeId });
  }
  const isEnchanted = worn.enchant?.id === wanted.enchant?.id;
  const sockets = Math.max(worn.gems.length, wanted.gems.length);
  const gemIds = Array.from({ length: sockets }, (_, at) =>
    wanted.gems[at] ? null : (wanted.kept?.gemIds?.[at] ?? worn.kept?.gemIds?.[at] ?? null),
  );
  const gemMarks = Array.from({ length: sockets }, (_, at) => {
    const isSame = worn.gems[at]?.id === wanted.gems[at]?.id;
    return (isSame ? worn : wanted).gemsAcquired[at] ?? false;
  });
  return keeping(
    {
      ...{ item: worn.item, enchant: wanted.enchant, rune },
      ...trimmedGems(wanted.gems, gemMarks, gemIds),
      itemAcquired: worn.itemAcquired,
      enchantAcquired: (isEnchanted ? worn : wanted).enchantAcquired,
    },
    {
      itemId: worn.kept?.itemId,
      enchantId: wanted.enchant ? undefined : (wanted.kept?.enchantId ?? worn.kept?.enchantId),
      ...{ gemIds, runeId },
    },
  );
}

/** Null where the slot bears none, known or not. */
function runeOf({ rune, kept }: Piece): { rune: Piece['rune']; runeId: string | undefined } | null {
  const runeId = kept?.runeId;
  return rune || runeId !== undefined ? { rune, runeId } : null;
}
