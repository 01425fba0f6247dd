import type { Distance } from '../field/blend.ts';
import type { Rigging } from '../mesh/painted-mesh.ts';
import type { Window } from '../mesh/surface-nets.ts';
import type { Coat } from '../weapon/solid.ts';

/** The wearer's own field with every blend raised to `k` metres; arms may be left out. */
export interface BodyFields {
  (k: number, without?: BodyPart): Distance;
}
export type BodyPart = 'nothing' | 'arms';

/** One coat of paint of a piece: a form cut from the wearer's field or free of it. */
export interface Layer {
  /** The form, once from the quick field for its shape, once from the true one for its light. */
  readonly form: (body: BodyFields) => Distance;
  readonly window: Window;
  /** Metres. */
  readonly voxel: number;
  readonly triangles: number;
  readonly coat: Coat;
  readonly rig: Rigging;
  /** Metres over which an edge is felt. */
  readonly edge: number;
  /** How strongly edges are painted. */
  readonly strength: number;
}

/** A finished piece before it is baked. */
export interface Garment {
  readonly layers: readonly Layer[];
  readonly covers?: readonly string[];
  readonly tucks?: readonly string[];
}
