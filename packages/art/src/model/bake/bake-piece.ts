import { hiddenUnder, sheathOf } from '@gearwright/game/look/hidden.ts';
import { sculptFigure } from '../body/figure.ts';
import { bakeLayers } from '../armour/bake-garment.ts';
import { cutGarment } from '../armour/garment.ts';
import { Tailor } from '../armour/tailor.ts';
import { HELD_MAKERS } from '../weapon/held-solid.ts';
import { paintSolid } from '../weapon/paint-solid.ts';
import { meshFile, type BodyName, type PieceRequest } from './model-file.ts';
import { packPiece, type BakedPiece } from './piece.ts';

/** A piece, from nothing but its name: the same name gives the same bytes. */
export function bakePiece(piece: PieceRequest): BakedPiece {
  const { shape, body } = piece;
  if (shape.kind === 'held') {
    const maker = HELD_MAKERS[shape.held];
    if (!maker) throw new Error(`no maker for ${piece.id}`);
    const { make, ...facts } = maker;
    const mesh = paintSolid(make(shape.shape, shape.tier));
    return packPiece(mesh, meshFile(piece), false, { ...facts, sheath: sheathOf(shape.held) });
  }
  if (!body) throw new Error(`${piece.id} must be cut to a body`);
  const tailor = tailorOf(body);
  const { layers, ...facts } = cutGarment(tailor, shape);
  // A helm over a muzzle is open, whatever its shape: the mane hangs out of it.
  const open = shape.kind === 'worn' && shape.slot === 'head' && tailor.figure.face.muzzle > 0;
  const hides = hiddenUnder(shape).filter((what) => !open || what !== 'hair');
  return packPiece(bakeLayers(tailor, layers), meshFile(piece), true, { ...facts, hides });
}

/** Measures of the last few wearers: a whole set is cut for one after the other. */
const KEPT = 4;
const tailors = new Map<string, Tailor>();

function tailorOf({ race, gender }: BodyName): Tailor {
  const name = `${race}${gender}`;
  const tailor = tailors.get(name) ?? new Tailor(sculptFigure(race, gender));
  tailors.delete(name);
  tailors.set(name, tailor);
  for (const [oldest] of tailors) if (tailors.size > KEPT) tailors.delete(oldest);
  return tailor;
}
