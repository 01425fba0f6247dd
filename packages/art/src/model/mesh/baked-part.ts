import type { MeshRange } from './painted-mesh.ts';

/** A named run of triangles of a mesh. */
export interface BakedPart extends MeshRange {
  readonly name: string;
  readonly group: string;
}

/** How finely to bake: 1 as served; less is coarser, for tests and sliders. */
export type Detail = number;
