import type { Distance } from '../field/blend.ts';

/** Cells along the edge of a block of the lattice, and the points that bound them. */
const CELLS = 8;
const POINTS = CELLS + 1;

/**
 * A field remembered on a lattice of points, read between them. Shells, trims and shades of one body ask for the
 * same places again and again: each point of the lattice is worked out once, when it is first needed.
 */
export function onLattice(field: Distance, spacing: number): Distance {
  const blocks = new Map<number, Float32Array>();
  const inverse = 1 / spacing;
  let lastKey = Number.NaN;
  let last: Float32Array = new Float32Array(0);
  const blockAt = (key: number): Float32Array => {
    if (key === lastKey) return last;
    let block = blocks.get(key);
    if (!block) {
      block = new Float32Array(POINTS ** 3).fill(Number.NaN);
      blocks.set(key, block);
    }
    lastKey = key;
    last = block;
    return block;
  };
  return (x, y, z) => {
    const [u, v, w] = [x * inverse + 4096, y * inverse + 4096, z * inverse + 4096];
    const [i, j, k] = [Math.floor(u), Math.floor(v), Math.floor(w)];
    const [bi, bj, bk] = [i >> 3, j >> 3, k >> 3];
    const block = blockAt((bi * 1024 + bj) * 1024 + bk);
    const o = i - bi * CELLS + POINTS * (j - bj * CELLS + POINTS * (k - bk * CELLS));
    const at = (n: number, a: number, b: number, c: number): number => {
      const known = block[o + n]!;
      if (known === known) return known;
      const value = field(
        (i + a - 4096) * spacing,
        (j + b - 4096) * spacing,
        (k + c - 4096) * spacing,
      );
      block[o + n] = value;
      return value;
    };
    const [fx, fy, fz] = [u - i, v - j, w - k];
    const low =
      (at(0, 0, 0, 0) * (1 - fx) + at(1, 1, 0, 0) * fx) * (1 - fy) +
      (at(POINTS, 0, 1, 0) * (1 - fx) + at(POINTS + 1, 1, 1, 0) * fx) * fy;
    const up = POINTS * POINTS;
    const high =
      (at(up, 0, 0, 1) * (1 - fx) + at(up + 1, 1, 0, 1) * fx) * (1 - fy) +
      (at(up + POINTS, 0, 1, 1) * (1 - fx) + at(up + POINTS + 1, 1, 1, 1) * fx) * fy;
    return low * (1 - fz) + high * fz;
  };
}
