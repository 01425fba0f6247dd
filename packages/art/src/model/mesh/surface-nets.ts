import type { Distance } from '../field/blend.ts';
import type { Vec } from '../field/vec.ts';
import { sampleGrid, type Grid } from './sample-grid.ts';

/** A box of space that is looked at. */
export interface Window {
  readonly lo: Vec;
  readonly hi: Vec;
}

export interface Triangles {
  readonly positions: Float32Array;
  readonly indices: Uint32Array;
}

/** Corners of a cube joined by its twelve edges. */
const EDGES = Uint8Array.of(0, 1, 2, 3, 4, 5, 6, 7, 0, 2, 1, 3, 4, 6, 5, 7, 0, 4, 1, 5, 2, 6, 3, 7);

/** The surface of a field within a window, as naive surface nets: one point for each cube the surface crosses. */
export function surfaceNets(field: Distance, window: Window, voxel: number): Triangles {
  const grid = sampleGrid(field, window, voxel);
  const { samples, nx, ny, nz } = grid;
  const [sy, sz] = [nx, nx * ny];
  const corners = Int32Array.of(0, 1, sy, sy + 1, sz, sz + 1, sz + sy, sz + sy + 1);
  const ids = new Int32Array(samples.length).fill(-1);
  const crossed: number[] = [];
  const positions: number[] = [];
  eachNearPoint(grid, 0, (i, j, k, o) => {
    let inside = 0;
    for (let q = 0; q < 8; q++) if (samples[o + corners[q]!]! < 0) inside++;
    if (inside === 0 || inside === 8) return;
    let x = 0;
    let y = 0;
    let z = 0;
    let crossings = 0;
    for (let e = 0; e < 24; e += 2) {
      const a = EDGES[e]!;
      const b = EDGES[e + 1]!;
      const da = samples[o + corners[a]!]!;
      const db = samples[o + corners[b]!]!;
      if (da < 0 === db < 0) continue;
      const t = da / (da - db);
      x += (a & 1) + ((b & 1) - (a & 1)) * t;
      y += ((a >> 1) & 1) + (((b >> 1) & 1) - ((a >> 1) & 1)) * t;
      z += (a >> 2) + ((b >> 2) - (a >> 2)) * t;
      crossings++;
    }
    ids[o] = positions.length / 3;
    crossed.push(o);
    positions.push(
      window.lo[0] + (i + x / crossings) * voxel,
      window.lo[1] + (j + y / crossings) * voxel,
      window.lo[2] + (k + z / crossings) * voxel,
    );
  });
  return {
    positions: Float32Array.from(positions),
    indices: joinCubes(crossed, samples, ids, nx, ny, nz),
  };
}

/** Visits the cubes of blocks near the surface. */
function eachNearPoint(
  { near, block, nx, ny, nz }: Grid,
  from: number,
  visit: (i: number, j: number, k: number, o: number) => void,
): void {
  for (let n = 0; n < near.length; n += 3) {
    const [i0, j0, k0] = [near[n]!, near[n + 1]!, near[n + 2]!];
    for (let k = Math.max(from, k0); k < Math.min(nz - 1, k0 + block); k++)
      for (let j = Math.max(from, j0); j < Math.min(ny - 1, j0 + block); j++)
        for (let i = Math.max(from, i0); i < Math.min(nx - 1, i0 + block); i++)
          visit(i, j, k, i + nx * (j + ny * k));
  }
}

/** A quad wherever the surface crosses an edge of the grid that begins at a crossed cube's own corner. */
function joinCubes(
  crossed: readonly number[],
  samples: Float32Array,
  ids: Int32Array,
  nx: number,
  ny: number,
  nz: number,
): Uint32Array {
  const indices: number[] = [];
  const quad = (a: number, b: number, c: number, d: number, flip: boolean): void => {
    if (a < 0 || b < 0 || c < 0 || d < 0) return;
    if (flip) indices.push(a, c, b, b, c, d);
    else indices.push(a, b, c, b, d, c);
  };
  const [sy, sz] = [nx, nx * ny];
  for (const o of crossed) {
    const k = Math.floor(o / sz);
    const j = Math.floor((o - k * sz) / sy);
    const i = o - k * sz - j * sy;
    if (i === 0 || j === 0 || k === 0 || i >= nx - 1 || j >= ny - 1 || k >= nz - 1) continue;
    const inside = samples[o]! < 0;
    if (inside !== samples[o + 1]! < 0)
      quad(ids[o - sy - sz]!, ids[o - sz]!, ids[o - sy]!, ids[o]!, !inside);
    if (inside !== samples[o + sy]! < 0)
      quad(ids[o - 1 - sz]!, ids[o - sz]!, ids[o - 1]!, ids[o]!, inside);
    if (inside !== samples[o + sz]! < 0)
      quad(ids[o - 1 - sy]!, ids[o - sy]!, ids[o - 1]!, ids[o]!, !inside);
  }
  return Uint32Array.from(indices);
}
