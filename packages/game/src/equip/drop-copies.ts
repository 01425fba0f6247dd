import type { Gear } from '../set/gear-set.ts';
import { gemmed, pieceOf, withPiece } from '../set/piece.ts';
import { excesses, type Place } from './limits.ts';

/** What is chosen stays: of others sharing its limit, the first are taken off until it holds. */
export function dropCopies(gear: Gear, chosen: Place): Gear {
  const isChosen = (place: Place): boolean =>
    place.slot === chosen.slot && place.socket === chosen.socket;
  let left = gear;
  for (;;) {
    const over = excesses(left).find(({ places }) => places.some(isChosen));
    const first = over?.places.find((place) => !isChosen(place));
    if (!first) return left;
    const piece = left[first.slot];
    left = withPiece(
      left,
      first.slot,
      first.socket === null
        ? pieceOf(null, piece.rune, piece.kept)
        : gemmed(piece, first.socket, null),
    );
  }
}
