import { isHeld, type Look, type LookPiece, type WornPlace } from '../look.ts';

/** A piece that is to be seen, and where its model is. */
export interface WantedPiece {
  readonly piece: LookPiece;
  readonly path: string;
}

/** The body itself, seen in another light. */
export const SHADOWFORM = 'shadowform';

/** Whether another shape stands in place of the body. */
export function hasOtherShape({ form }: Look): boolean {
  return form !== undefined && form !== null && form !== SHADOWFORM;
}

export function bodyPath(look: Look): string {
  return hasOtherShape(look) ? `critter/${look.form}` : `character/${look.race}${look.gender}`;
}

/** Of what is worn, what is to be seen: a form wears nothing, and helm and cloak can be left off. */
export function wantedPieces(look: Look): readonly WantedPiece[] {
  if (hasOtherShape(look)) return [];
  return look.pieces
    .filter(({ slot }) => isSeen(slot, look))
    .map((piece) => ({ piece, path: piecePath(piece, look) }));
}

/** Gear is cut for the body; what is held is the same for all. */
function piecePath({ slot, modelId }: LookPiece, { race, gender }: Look): string {
  return isHeld(slot) ? `item/${modelId}` : `item/${modelId}-${race}${gender}`;
}

function isSeen(slot: WornPlace, look: Look): boolean {
  if (slot === 'head') return look.helm;
  if (slot === 'back') return look.cloak;
  if (slot === 'ranged') return look.ranged;
  // With the bow in hand, the blades are put away.
  if (slot === 'mainHand' || slot === 'offHand') return !look.ranged || look.sheathed;
  return true;
}
