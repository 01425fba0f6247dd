import { critterKind } from '../form/critter-kind.ts';
import { characterKind } from '../pack/character-kind.ts';
import { bakePiece } from './bake-piece.ts';
import { meshFile, pieceFile, pieceName, pieceOf } from './model-file.ts';
import { pieceInputs } from './piece-inputs.ts';

/** One folder of models under `model/`: what can be asked for there, and how it is made. */
export interface ModelKind {
  /** Hash of what everything of the kind is made from. */
  inputs(): string;
  /** The job that makes the file of this name, or null for a file that cannot be. */
  jobOf(file: string): string | null;
  /** The files a job makes; what names the others comes last. */
  bake(job: string): readonly BakedFile[];
}

export interface BakedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const item: ModelKind = {
  inputs: pieceInputs,
  jobOf(file) {
    const known = pieceFile(file);
    return known && pieceName(known.piece);
  },
  bake(job) {
    const piece = pieceOf(job);
    if (!piece) throw new Error(`no piece is called ${job}`);
    const { json, mesh } = bakePiece(piece);
    return [
      { name: meshFile(piece), bytes: mesh },
      { name: `${job}.json`, bytes: Buffer.from(json) },
    ];
  },
};

export const MODEL_KINDS = {
  item,
  character: characterKind,
  critter: critterKind,
} as const satisfies Readonly<Record<string, ModelKind>>;
export type ModelKindName = keyof typeof MODEL_KINDS;

/** What must be done for a file, and where it will lie. */
export interface ModelJob {
  readonly kind: ModelKindName;
  readonly job: string;
}

export interface ModelFile extends ModelJob {
  readonly file: string;
}

/** Paths are looked at no longer than this. */
const LONGEST = 160;

/** `item/sword1h-leaf-2.json` and the like; null for anything that is no file of ours. */
export function modelFile(path: string): ModelFile | null {
  if (path.length > LONGEST) return null;
  const at = path.indexOf('/');
  const kind = path.slice(0, Math.max(0, at));
  if (!Object.hasOwn(MODEL_KINDS, kind)) return null;
  const file = path.slice(at + 1);
  const job = MODEL_KINDS[kind as ModelKindName].jobOf(file);
  return job === null ? null : { kind: kind as ModelKindName, job, file };
}
