/** A model as its JSON tells it; the vertices come in the file `mesh` names. */
export interface ModelFile {
  readonly version: 1;
  readonly kind: 'character' | 'item' | 'critter';
  /** File name, in the folder of the JSON. */
  readonly mesh: string;
  /** Least and greatest corner: metres, y up, facing +z. */
  readonly bounds: readonly [Triple, Triple];
  readonly bones?: readonly BoneFile[];
  readonly parts: readonly PartFile[];
  readonly palette: readonly PaletteEntry[];
  readonly options?: AppearanceOptions;
  readonly camera?: CameraPreset;
  readonly attachments?: Readonly<Record<string, AttachmentFile | undefined>>;
  /** Parts of the body under the piece. */
  readonly covers?: readonly string[];
  /** Parts that reach out from under it, and are drawn in a little so as not to show through. */
  readonly tucks?: readonly string[];
  /** Of the body to a human's; absent is 1. */
  readonly scale?: number;
  /** Groups that are not shown with the piece. */
  readonly hides?: readonly string[];
  /** How a held thing is carried: `hand`, `shield`, or `hip` for what is never drawn. */
  readonly rides?: string;
  /** Where it is when it is put away: `back`, `hipLeft`, `shield`. */
  readonly sheath?: string;
}

export type Triple = readonly [number, number, number];
export type Quadruple = readonly [number, number, number, number];

export interface BoneFile {
  readonly name: string;
  /** Place in the list, before this one; -1 for the first. */
  readonly parent: number;
  /** In the model's space, at rest. */
  readonly position: Triple;
  readonly rotation?: Quadruple;
}

export interface PartFile {
  readonly name: string;
  readonly group: string;
  /** The file its vertices are in; absent is the model's own. */
  readonly mesh?: string;
  /** Which choice of its group it belongs to; absent is all of them. */
  readonly option?: number;
  /** Range of the mesh's index; absent is all of it. */
  readonly first?: number;
  readonly count?: number;
  readonly hiddenBy?: readonly string[];
}

export interface PaletteEntry {
  readonly name: string;
  readonly color: string;
  /** Takes its colour from another entry: that one's, some of the way toward a third, times the shade. */
  readonly follows?: string;
  readonly toward?: string;
  readonly amount?: number;
  readonly shade?: number;
}

export interface AppearanceOptions {
  readonly skinColors: readonly string[];
  readonly hairColors: readonly string[];
}

/** From where the whole figure is well seen. */
export interface CameraPreset {
  readonly target: Triple;
  readonly distance: number;
  /** Of the camera above the ground. */
  readonly height: number;
}

export interface AttachmentFile {
  readonly bone: string;
  readonly position: Triple;
  readonly rotation?: Quadruple;
  /** Of what is carried there, to that in a human's hand; absent is 1. */
  readonly size?: number;
}

/** Refuses what is no model, naming what is wrong with it. */
export function readModelFile(value: unknown, path: string): ModelFile {
  const file = value as Partial<ModelFile> | null;
  if (typeof file !== 'object' || file === null) throw new Error(`${path} is no model`);
  if (file.version !== 1) throw new Error(`${path} is of version ${String(file.version)}`);
  if (typeof file.mesh !== 'string') throw new Error(`${path} names no mesh`);
  for (const list of ['parts', 'palette'] as const) {
    if (!Array.isArray(file[list])) throw new Error(`${path} has no ${list}`);
  }
  file.bones?.forEach(({ name, parent }, place) => {
    if (parent >= place) throw new Error(`${path}: bone ${name} comes before its parent`);
  });
  return file as ModelFile;
}
