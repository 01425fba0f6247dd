import type { Distance } from '../field/blend.ts';
import { clamp, mix } from '../field/vec.ts';
import { gradient } from './gradient.ts';

export interface Shading {
  /** The surface itself. */
  readonly own: Distance;
  /** The same, told more quickly: enough for edges and crevices. Defaults to `own`. */
  readonly rough?: Distance;
  /** Everything that casts a shade on it: the body and its bulky layers. Defaults to `own`. */
  readonly scene?: Distance;
  /** Distance in metres over which an edge is felt. */
  readonly edge: number;
  /** Step of the normal, in metres. */
  readonly fine: number;
  /** The figure's size against a human: shades reach that much farther. */
  readonly size: number;
  /** How strongly edges are painted, 0 to 1. */
  readonly strength?: number;
  /** How much of the broad shade is laid on; faces take less. */
  readonly depth?: (x: number, y: number, z: number) => number;
}

export interface Shaded {
  readonly normals: Float32Array;
  /** 0 in the deepest crevice, 1 in the open. */
  readonly wash: Float32Array;
  /** −1 in a groove, 0 on the flat, 1 on an edge. */
  readonly edge: Float32Array;
}

const RAYS = 11;
const STEPS = [0.035, 0.13] as const;
const DIRECTIONS = Float64Array.from(
  Array.from({ length: RAYS }, (_, i) => {
    const y = 1 - (2 * (i + 0.5)) / RAYS;
    const r = Math.sqrt(1 - y * y);
    return [r * Math.cos(i * 2.39996), y, r * Math.sin(i * 2.39996)];
  }).flat(),
);

/** Normals, dark wash and bright edges of points on a surface, all read from the fields. */
export function shade(positions: Float32Array, shading: Shading): Shaded {
  const count = positions.length / 3;
  const normals = new Float32Array(count * 3);
  const wash = new Float32Array(count);
  const edge = new Float32Array(count);
  const n = new Float64Array(3);
  const { own, rough = own, scene = own, strength = 0.7, depth } = shading;
  for (let i = 0; i < count; i++) {
    const [x, y, z] = [positions[i * 3]!, positions[i * 3 + 1]!, positions[i * 3 + 2]!];
    gradient(own, x, y, z, shading.fine, n);
    normals.set(n, i * 3);
    const curve = bend(rough, x, y, z, n, shading.edge);
    edge[i] = curve > 0 ? clamp(curve * 2.2 - 0.06) * strength : -clamp(-curve * 2.4);
    const broad = openness(scene, x, y, z, n, Math.max(0.6, shading.size));
    const near = nearness(rough, x, y, z, n, shading.size);
    const open = mix(1, broad, depth ? depth(x, y, z) : 1);
    wash[i] =
      clamp(open * 0.75 + 0.25 * near) * (1 - clamp(-curve * 2.4) * 0.4) * clamp(near * 0.7 + 0.3);
  }
  return { normals, wash, edge };
}

/** How open the sky is over a point, 0 to 1. */
function openness(
  scene: Distance,
  x: number,
  y: number,
  z: number,
  n: Float64Array,
  size: number,
): number {
  let sum = 0;
  const [nx, ny, nz] = [n[0]!, n[1]!, n[2]!];
  const [px, py, pz] = [x + nx * 0.007, y + ny * 0.007, z + nz * 0.007];
  for (let r = 0; r < RAYS; r++) {
    let dx = DIRECTIONS[r * 3]! + nx * 1.05;
    let dy = DIRECTIONS[r * 3 + 1]! + ny * 1.05;
    let dz = DIRECTIONS[r * 3 + 2]! + nz * 1.05;
    const length = Math.sqrt(dx * dx + dy * dy + dz * dz) || 1;
    dx /= length;
    dy /= length;
    dz /= length;
    let open = 1;
    for (let s = 0; s < 2; s++) {
      const t = STEPS[s]! * size;
      const seen = clamp(0.15 + scene(px + dx * t, py + dy * t, pz + dz * t) / (t * 0.55));
      if (seen < open) open = seen;
      if (open < 0.05) break;
    }
    sum += open;
  }
  return sum / RAYS;
}

/** The close crevice: what lies a centimetre above the surface. */
function nearness(
  own: Distance,
  x: number,
  y: number,
  z: number,
  n: Float64Array,
  size: number,
): number {
  const h = 0.012 * size;
  const at = (t: number): number => own(x + n[0]! * t, y + n[1]! * t, z + n[2]! * t) / t;
  const close = clamp(0.5 * at(h) + 0.5 * at(3 * h));
  return Math.min(close * 0.5 + 0.5, clamp(0.5 + 0.5 * at(h)) ** 2);
}

/** Mean of the field at four points of the tangent plane: positive on a ridge, negative in a groove. */
function bend(own: Distance, x: number, y: number, z: number, n: Float64Array, e: number): number {
  const [nx, ny, nz] = [n[0]!, n[1]!, n[2]!];
  const steep = Math.abs(ny) < 0.9;
  let tx = steep ? -nz : 0;
  let ty = steep ? 0 : nz;
  let tz = steep ? nx : -ny;
  const length = Math.sqrt(tx * tx + ty * ty + tz * tz) || 1;
  tx = (tx / length) * e;
  ty = (ty / length) * e;
  tz = (tz / length) * e;
  const bx = ny * tz - nz * ty;
  const by = nz * tx - nx * tz;
  const bz = nx * ty - ny * tx;
  const sum =
    own(x + tx, y + ty, z + tz) +
    own(x - tx, y - ty, z - tz) +
    own(x + bx, y + by, z + bz) +
    own(x - bx, y - by, z - bz);
  return sum / (4 * e);
}
