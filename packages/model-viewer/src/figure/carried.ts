import type { ModelFile } from '../assets/model-file.ts';
import type { HeldPlace, Look, LookPiece } from '../look.ts';

type Attachments = NonNullable<ModelFile['attachments']>;

/** Bows are held in the left hand, whatever slot they are worn in. */
const LEFT_HANDED = /^(?:bow|crossbow)/;

/** The names under which the body may have the place, the best first. */
function placesOf(
  { slot, modelId }: LookPiece & { readonly slot: HeldPlace },
  { rides, sheath }: Pick<ModelFile, 'rides' | 'sheath'>,
  { sheathed }: Pick<Look, 'sheathed'>,
): readonly string[] {
  const isLeft = slot === 'offHand' || (slot === 'ranged' && LEFT_HANDED.test(modelId));
  if (rides === 'hip') return ['hipRight', 'hipLeft'];
  if (sheathed) {
    if (sheath === 'shield') return ['backShield', 'back'];
    if (sheath === 'back') return [isLeft ? 'backLeft' : 'backRight', 'back'];
    return isLeft ? ['hipRight', 'back'] : ['hipLeft', 'back'];
  }
  if (rides === 'shield') return ['shield', 'offHand'];
  return [isLeft ? 'offHand' : 'mainHand'];
}

/** Where on the body a held thing is; null when the body has no such place, and it is left out. */
export function attachmentOf(
  piece: LookPiece & { readonly slot: HeldPlace },
  file: Pick<ModelFile, 'rides' | 'sheath'>,
  look: Pick<Look, 'sheathed'>,
  attachments: Attachments,
): (Attachments[string] & { readonly name: string }) | null {
  const name = placesOf(piece, file, look).find((place) => attachments[place]);
  return name === undefined ? null : { ...attachments[name]!, name };
}
