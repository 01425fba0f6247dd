import { RACES } from '@gearwright/game/words/classes-and-races.ts';
import { isFitted, shapeOf, type ModelShape } from '@gearwright/game/look/model-id.ts';
import { GENDERS, type GenderName } from '../body/proportions.ts';
import type { Race } from '@gearwright/game/words/classes-and-races.ts';
import { pieceInputs } from './piece-inputs.ts';

/** Whose body a piece is cut to. */
export interface BodyName {
  readonly race: Race;
  readonly gender: GenderName;
}

export const BODIES: readonly BodyName[] = RACES.flatMap((race) =>
  GENDERS.map((gender) => ({ race, gender })),
);
const byName = new Map(BODIES.map((body) => [`${body.race}${body.gender}`, body]));

/** A piece that can be asked for: its shape, and its wearer where it is cut to one. */
export interface PieceRequest {
  readonly id: string;
  readonly shape: ModelShape;
  readonly body: BodyName | null;
}

export const pieceName = ({ id, body }: Pick<PieceRequest, 'id' | 'body'>): string =>
  body === null ? id : `${id}-${body.race}${body.gender}`;

/** The longest name there can be is shorter; nothing longer is looked at. */
const LONGEST = 80;

/** The piece a name asks for: a model of ours, with a body exactly where it needs one. */
export function pieceOf(name: string): PieceRequest | null {
  if (name.length > LONGEST) return null;
  const whole = shapeOf(name);
  if (whole) return isFitted(whole) ? null : { id: name, shape: whole, body: null };
  const at = name.lastIndexOf('-');
  if (at < 0) return null;
  const body = byName.get(name.slice(at + 1));
  const id = name.slice(0, at);
  const shape = shapeOf(id);
  return body && shape && isFitted(shape) ? { id, shape, body } : null;
}

/** A file under `item/` that can be asked for. */
export interface PieceFile {
  readonly piece: PieceRequest;
  readonly kind: 'json' | 'mesh';
}

/** The mesh carries the hash of what it is made from, so it may be kept for ever. */
export const meshFile = (piece: PieceRequest): string =>
  `${pieceName(piece)}.${pieceInputs()}.mesh`;

export function pieceFile(file: string): PieceFile | null {
  const at = file.indexOf('.');
  const piece = at < 0 || file.length > LONGEST + 32 ? null : pieceOf(file.slice(0, at));
  if (!piece) return null;
  if (file === `${pieceName(piece)}.json`) return { piece, kind: 'json' };
  return file === meshFile(piece) ? { piece, kind: 'mesh' } : null;
}
