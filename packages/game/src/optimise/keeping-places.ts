import type { Gear, Piece } from '../set/gear-set.ts';
import { ALIKE } from '../slot/slots.ts';
import type { SlotId } from '../slot/slots.ts';

/** A ring or trinket that is worn already and chosen again stays where it is: to change hands is no change. */
export function keepingPlaces(before: Gear, after: Gear, filled: readonly SlotId[]): Gear {
  const gear = { ...after };
  for (const [first, second] of ALIKE) {
    if (!filled.includes(first) || !filled.includes(second)) continue;
    const isSame = (worn: SlotId, chosen: SlotId): boolean =>
      after[chosen].item !== null && before[worn].item?.id === after[chosen].item.id;
    if (isSame(first, first) || isSame(second, second)) continue;
    if (!isSame(first, second) && !isSame(second, first)) continue;
    gear[first] = moved(after[second], after[first]);
    gear[second] = moved(after[first], after[second]);
  }
  return gear;
}

/** A rune is engraved in the slot, and stays there. */
function moved(piece: Piece, { rune, kept }: Piece): Piece {
  return { ...piece, rune, kept };
}
