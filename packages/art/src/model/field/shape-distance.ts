import { smoothMax } from './blend.ts';
import { BOX, CONE, ELLIPSOID } from './shapes.ts';

/** Numbers a shape takes in a field: kind, blend, centre, radius, slack, bone, group, stage, then its figures. */
export const STRIDE = 32;
const FIGURES = 10;

/** Distance to the shape whose record begins at `o`. One function for all kinds: the compiler keeps it flat. */
export function shapeDistance(d: Float64Array, o: number, x: number, y: number, z: number): number {
  const kind = d[o]!;
  if (kind === CONE) return coneDistance(d, o + FIGURES, x, y, z, d[o + 2]!, d[o + 3]!, d[o + 4]!);
  const px = x - d[o + 2]!;
  const py = y - d[o + 3]!;
  const pz = z - d[o + 4]!;
  const f = o + FIGURES;
  if (kind === ELLIPSOID) return ellipsoidDistance(d, f, px, py, pz);
  if (kind === BOX) return boxDistance(d, f, px, py, pz);
  const radius = Math.sqrt(px * px + py * py + pz * pz);
  const above = px * d[f + 1]! + py * d[f + 2]! + pz * d[f + 3]!;
  return smoothMax(radius - d[f]!, d[f + 4]! - above, d[f + 5]!);
}

function coneDistance(
  d: Float64Array,
  f: number,
  x0: number,
  y0: number,
  z0: number,
  cx: number,
  cy: number,
  cz: number,
): number {
  let x = x0;
  let y = y0;
  let z = z0;
  const stretch = d[f + 15]!;
  const inverse = d[f + 16]!;
  if (stretch > 0) {
    const nx = d[f + 12]!;
    const ny = d[f + 13]!;
    const nz = d[f + 14]!;
    const t = stretch * ((x - cx) * nx + (y - cy) * ny + (z - cz) * nz);
    x += nx * t;
    y += ny * t;
    z += nz * t;
  }
  const a2 = d[f + 8]!;
  if (a2 <= 0) {
    const bx = x - d[f + 17]!;
    const by = y - d[f + 18]!;
    const bz = z - d[f + 19]!;
    return (Math.sqrt(bx * bx + by * by + bz * bz) - d[f + 20]!) * inverse;
  }
  const px = x - d[f]!;
  const py = y - d[f + 1]!;
  const pz = z - d[f + 2]!;
  const ax = d[f + 3]!;
  const ay = d[f + 4]!;
  const az = d[f + 5]!;
  const l2 = d[f + 6]!;
  const rr = d[f + 7]!;
  const il2 = d[f + 9]!;
  const along = px * ax + py * ay + pz * az;
  const beyond = along - l2;
  const qx = px * l2 - ax * along;
  const qy = py * l2 - ay * along;
  const qz = pz * l2 - az * along;
  const x2 = qx * qx + qy * qy + qz * qz;
  const y2 = along * along * l2;
  const z2 = beyond * beyond * l2;
  const k = (rr < 0 ? -1 : 1) * rr * rr * x2;
  if ((beyond < 0 ? -1 : 1) * a2 * z2 > k) return (Math.sqrt(x2 + z2) * il2 - d[f + 11]!) * inverse;
  if ((along < 0 ? -1 : 1) * a2 * y2 < k) return (Math.sqrt(x2 + y2) * il2 - d[f + 10]!) * inverse;
  return ((Math.sqrt(x2 * a2 * il2) + along * rr) * il2 - d[f + 10]!) * inverse;
}

function ellipsoidDistance(d: Float64Array, f: number, px: number, py: number, pz: number): number {
  const x = d[f]! * px + d[f + 1]! * py + d[f + 2]! * pz;
  const y = d[f + 3]! * px + d[f + 4]! * py + d[f + 5]! * pz;
  const z = d[f + 6]! * px + d[f + 7]! * py + d[f + 8]! * pz;
  const ux = x * d[f + 9]!;
  const uy = y * d[f + 10]!;
  const uz = z * d[f + 11]!;
  const vx = x * d[f + 12]!;
  const vy = y * d[f + 13]!;
  const vz = z * d[f + 14]!;
  const k0 = Math.sqrt(ux * ux + uy * uy + uz * uz);
  const k1 = Math.sqrt(vx * vx + vy * vy + vz * vz);
  return k1 < 1e-9 ? -d[f + 15]! : (k0 * (k0 - 1)) / k1;
}

function boxDistance(d: Float64Array, f: number, px: number, py: number, pz: number): number {
  const x = d[f]! * px + d[f + 1]! * py + d[f + 2]! * pz;
  const y = d[f + 3]! * px + d[f + 4]! * py + d[f + 5]! * pz;
  const z = d[f + 6]! * px + d[f + 7]! * py + d[f + 8]! * pz;
  const round = d[f + 12]!;
  const taper = d[f + 13]!;
  const high = d[f + 10]!;
  const up = y / high;
  const narrow = 1 - taper * (up < -1 ? -1 : up > 1 ? 1 : up);
  const qx = Math.abs(x) - d[f + 9]! * narrow + round;
  const qy = Math.abs(y) - high + round;
  const qz = Math.abs(z) - d[f + 11]! + round;
  const ox = qx > 0 ? qx : 0;
  const oy = qy > 0 ? qy : 0;
  const oz = qz > 0 ? qz : 0;
  const inside = Math.max(qx, qy, qz);
  const distance = Math.sqrt(ox * ox + oy * oy + oz * oz) + (inside < 0 ? inside : 0) - round;
  return taper === 0 ? distance : distance * 0.9;
}
