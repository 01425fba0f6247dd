import type { Distance } from '../field/blend.ts';

/** The unit direction in which the distance grows, by four samples at the corners of a tetrahedron. */
export function gradient(
  field: Distance,
  x: number,
  y: number,
  z: number,
  e: number,
  out: Float64Array,
): void {
  const a = field(x + e, y - e, z - e);
  const b = field(x - e, y - e, z + e);
  const c = field(x - e, y + e, z - e);
  const d = field(x + e, y + e, z + e);
  const gx = a - b - c + d;
  const gy = -a - b + c + d;
  const gz = -a + b - c + d;
  const length = Math.sqrt(gx * gx + gy * gy + gz * gz);
  if (length > 1e-12) {
    out[0] = gx / length;
    out[1] = gy / length;
    out[2] = gz / length;
  } else {
    out[0] = 0;
    out[1] = 1;
    out[2] = 0;
  }
}
