import type { Distance } from '../field/blend.ts';
import type { Detail } from './baked-part.ts';
import type { Paint, PaintedMesh, Rigging } from './painted-mesh.ts';
import { polygonise } from './polygonise.ts';
import { shade } from './shade.ts';
import type { Window } from './surface-nets.ts';

/** A surface with its paint and its bones. */
export interface Layer {
  readonly field: Distance;
  readonly window: Window;
  readonly voxel: number;
  readonly triangles: number;
  readonly paint: Paint;
  readonly rig: Rigging;
  /** Over which distance an edge is felt; two voxels if not said. */
  readonly edge?: number;
  readonly strength?: number;
  /** Too thin to be seen on a coarse grid: it is always baked finely. */
  readonly thin?: boolean;
  /** How much of the broad shade is laid on, 0 to 1. */
  readonly depth?: number;
}

/** Adds layers to a mesh; `scene` casts shade on them. */
export function addLayers(
  mesh: PaintedMesh,
  layers: readonly Layer[],
  scene: Distance,
  size: number,
  detail: Detail,
): void {
  for (const layer of layers) {
    const surface = polygonise(layer.field, layer.window, {
      voxel: layer.voxel / (layer.thin ? Math.max(0.75, detail) : detail),
      triangles: layer.triangles * (layer.thin ? Math.max(0.5, detail) : detail),
    });
    if (surface.indices.length === 0) continue;
    const both: Distance = (x, y, z) => Math.min(layer.field(x, y, z), scene(x, y, z));
    const light = shade(surface.positions, {
      own: layer.field,
      scene: both,
      edge: layer.edge ?? layer.voxel * 2,
      fine: layer.voxel * 0.35,
      size,
      strength: layer.strength ?? 0.8,
      depth: () => layer.depth ?? 1,
    });
    mesh.add(surface, light, layer.paint, layer.rig);
  }
}
