import { MeshoptSimplifier } from 'meshoptimizer/simplifier';
import type { Distance } from '../field/blend.ts';
import { clamp, type Vec } from '../field/vec.ts';
import { gradient } from './gradient.ts';
import { surfaceNets, type Triangles, type Window } from './surface-nets.ts';

await MeshoptSimplifier.ready;

export interface Fineness {
  /** Edge of a grid cube in metres. */
  readonly voxel: number;
  /** How many triangles may remain. */
  readonly triangles: number;
  /** The greatest shift simplifying may cause, as a share of the mesh's extent. */
  readonly error?: number;
  /** Which triangles stay, by their middle. */
  readonly keep?: (x: number, y: number, z: number) => boolean;
  /** A number per point whose borders simplifying should respect: its paint. */
  readonly tone?: (x: number, y: number, z: number) => number;
}

/** A window of a field as few triangles, the remaining points moved onto the surface. */
export function polygonise(field: Distance, window: Window, fineness: Fineness): Triangles {
  const raw = surfaceNets(field, window, fineness.voxel);
  const kept = fineness.keep ? onlyKept(raw, fineness.keep) : raw.indices;
  const lean = compact(raw.positions, simplify(raw.positions, kept, fineness));
  settle(lean.positions, field, fineness.voxel);
  return lean;
}

function simplify(
  positions: Float32Array,
  indices: Uint32Array,
  { triangles, error = 0.012, tone }: Fineness,
): Uint32Array {
  if (indices.length / 3 <= triangles) return indices;
  if (!tone)
    return MeshoptSimplifier.simplify(indices, positions, 3, Math.floor(triangles) * 3, error)[0];
  const tones = new Float32Array(positions.length / 3);
  for (let i = 0; i < tones.length; i++)
    tones[i] = tone(positions[i * 3]!, positions[i * 3 + 1]!, positions[i * 3 + 2]!);
  return MeshoptSimplifier.simplifyWithAttributes(
    indices,
    positions,
    3,
    tones,
    1,
    [0.35],
    null,
    Math.floor(triangles) * 3,
    error,
  )[0];
}

function onlyKept(
  { positions, indices }: Triangles,
  keep: NonNullable<Fineness['keep']>,
): Uint32Array {
  const out: number[] = [];
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [indices[i]! * 3, indices[i + 1]! * 3, indices[i + 2]! * 3];
    const middle = [0, 1, 2].map(
      (q) => (positions[a + q]! + positions[b + q]! + positions[c + q]!) / 3,
    ) as unknown as Vec;
    if (keep(...middle)) out.push(indices[i]!, indices[i + 1]!, indices[i + 2]!);
  }
  return Uint32Array.from(out);
}

/** Only the points that are used, in the order of their first use. */
function compact(
  positions: Float32Array,
  indices: Uint32Array,
): { positions: Float32Array; indices: Uint32Array } {
  const map = new Int32Array(positions.length / 3).fill(-1);
  const used: number[] = [];
  const out = new Uint32Array(indices.length);
  for (let i = 0; i < indices.length; i++) {
    const v = indices[i]!;
    if (map[v]! < 0) {
      map[v] = used.length / 3;
      used.push(positions[v * 3]!, positions[v * 3 + 1]!, positions[v * 3 + 2]!);
    }
    out[i] = map[v]!;
  }
  return { positions: Float32Array.from(used), indices: out };
}

/** Two Newton steps towards the surface: cheaper after simplifying than before, and it looks the same. */
function settle(positions: Float32Array, field: Distance, voxel: number): void {
  const g = new Float64Array(3);
  for (let i = 0; i < positions.length; i += 3)
    for (let step = 0; step < 2; step++) {
      const [x, y, z] = [positions[i]!, positions[i + 1]!, positions[i + 2]!];
      const by = clamp(field(x, y, z), -voxel * 0.5, voxel * 0.5) * 0.9;
      gradient(field, x, y, z, voxel * 0.5, g);
      positions[i] = x - g[0]! * by;
      positions[i + 1] = y - g[1]! * by;
      positions[i + 2] = z - g[2]! * by;
    }
}
