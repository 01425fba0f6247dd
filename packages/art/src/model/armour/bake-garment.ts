import type { Distance } from '../field/blend.ts';
import { PaintedMesh, type Paint } from '../mesh/painted-mesh.ts';
import { polygonise } from '../mesh/polygonise.ts';
import { shade } from '../mesh/shade.ts';
import type { Window } from '../mesh/surface-nets.ts';
import { POTS } from '@gearwright/game/look/paint.ts';
import type { Coat } from '../weapon/solid.ts';
import type { Layer } from './layer.ts';
import type { Tailor } from './tailor.ts';

const paintOf = ({ pot, pattern, metal, rough, glow = 0 }: Coat): Paint => ({
  color: POTS.indexOf(pot),
  pattern,
  metal,
  rough,
  glow,
});

const holds = ({ lo, hi }: Window, x: number, y: number, z: number): boolean =>
  x > lo[0] && y > lo[1] && z > lo[2] && x < hi[0] && y < hi[1] && z < hi[2];

/** Layers are cut generously; of their triangles this share is served: a whole outfit must be light. */
const SERVED = 0.56;

/** Layers as one painted mesh: each is cut, lit by the body and by its neighbours, and bound to bones. */
export function bakeLayers(tailor: Tailor, layers: readonly Layer[]): PaintedMesh {
  const mesh = new PaintedMesh();
  const quick = layers.map((layer) => layer.form(tailor.quick));
  layers.forEach((layer, i) => {
    const own = quick[i]!;
    const surface = polygonise(own, layer.window, {
      voxel: layer.voxel,
      triangles: Math.round(layer.triangles * SERVED),
    });
    if (surface.indices.length === 0) return;
    const others = layers
      .map((other, j) => ({ other, field: quick[j]! }))
      // What is laid over it later stands above it.
      .filter(({ other }, j) => j > i && meets(other.window, layer.window));
    const scene: Distance = (x, y, z) => {
      let d = Math.min(tailor.skin(x, y, z), own(x, y, z));
      for (const { other, field } of others)
        if (holds(other.window, x, y, z)) d = Math.min(d, field(x, y, z) + 0.004);
      return d;
    };
    const shaded = shade(surface.positions, {
      own: layer.form(tailor.exact),
      rough: own,
      scene,
      edge: layer.edge,
      fine: Math.max(0.0015, layer.voxel * 0.35),
      size: tailor.S,
      strength: layer.strength,
    });
    mesh.add(surface, shaded, paintOf(layer.coat), layer.rig);
  });
  return mesh;
}

const meets = (a: Window, b: Window): boolean =>
  [0, 1, 2].every((i) => a.lo[i]! < b.hi[i]! && b.lo[i]! < a.hi[i]!);
