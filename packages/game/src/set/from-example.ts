import { wornProfessions } from '../character/worn-professions.ts';
import type { Dataset } from '../dataset/dataset.ts';
import type { ExampleSet } from '../dataset/tables.ts';
import type { Edition } from '../edition/edition.ts';
import type { Item } from '../item/item.ts';
import { refusal, type Refusal } from '../messages.ts';
import { OFF_HAND, RANGED, type SlotId } from '../slot/slots.ts';
import type { Gear, GearSet, Piece } from './gear-set.ts';
import { emptyGear, newGearSet, type SetBeginnings } from './new-gear-set.ts';
import { EMPTY_PIECE, trimmedGems, withPiece } from './piece.ts';

export interface ExampleBeginning {
  readonly set: GearSet;
  readonly warnings: readonly Refusal[];
}

/** A new set that begins from a published example (acceptance S7), with the professions its gear asks for. */
export function setFromExample(
  example: ExampleSet,
  beginnings: SetBeginnings,
  { edition, dataset }: { readonly edition: Edition; readonly dataset: Dataset },
): ExampleBeginning {
  const warnings: Refusal[] = [];
  let gear: Gear = emptyGear();
  for (const worn of example.items) {
    const id = worn.suffixId ? `${worn.id}_${worn.suffixId}` : String(worn.id);
    const item = dataset.item(id);
    if (!item) warnings.push(refusal('unknownItem', id));
    else
      gear = withPiece(gear, ownSlot(item, worn.slotId), pieceFrom(worn, item, dataset, warnings));
  }
  const professions = wornProfessions(gear, edition);
  const set = newGearSet(beginnings);
  return {
    warnings,
    set: {
      ...set,
      gear,
      talents: example.talents ?? '',
      defaultFilters: {
        ...set.defaultFilters,
        professions: professions.length > 0 ? professions : null,
      },
    },
  };
}

/** Some lists leave no gap for the empty off hand of a two-hander: what shoots has moved up into it. */
function ownSlot(item: Item, listed: SlotId): SlotId {
  return listed === OFF_HAND && item.slotId === RANGED ? RANGED : listed;
}

function pieceFrom(
  worn: ExampleSet['items'][number],
  item: Item,
  dataset: Dataset,
  warnings: Refusal[],
): Piece {
  const slot = ownSlot(item, worn.slotId);
  const enchant = worn.enchant ? dataset.enchantByEffect(worn.enchant, slot, item) : null;
  const rune = worn.rune ? dataset.rune(`spell:${worn.rune}`) : null;
  const gems = (worn.gems ?? []).map((gem) => (gem ? dataset.item(String(gem)) : null));
  if (worn.enchant && !enchant) warnings.push(refusal('unknownEnchant', String(worn.enchant)));
  if (worn.rune && !rune) warnings.push(refusal('unknownRune', String(worn.rune)));
  worn.gems?.forEach((gem, socket) => {
    if (gem && !gems[socket]) warnings.push(refusal('unknownGem', String(gem)));
  });
  return { ...EMPTY_PIECE, item, enchant, rune, ...trimmedGems(gems, []) };
}
