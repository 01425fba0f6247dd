import type { Distance } from '../field/blend.ts';

/** Cells along the edge of a block of the lattice, and the points that bound them. */
const CELLS = 8;
const ROW = CELLS + 1;
const SHEET = ROW * ROW;
/** Moves every place of a figure to positive numbers. */
const ORIGIN = 4096;

/**
 * A field remembered on a lattice of points, read between them. Shells, trims and shades of one body ask for the
 * same places again and again: each point of the lattice is worked out once, when it is first needed.
 */
export function onLattice(field: Distance, spacing: number): Distance {
  const blocks = new Map<number, Float32Array>();
  const inverse = 1 / spacing;
  let lastKey = -1;
  let block: Float32Array = new Float32Array(0);
  // Plain numbers throughout: this is asked millions of times, and must leave nothing to sweep up.
  const fill = (o: number, i: number, j: number, k: number): number => {
    // As it will be kept: the first to ask hears what all others hear.
    const value = Math.fround(
      field((i - ORIGIN) * spacing, (j - ORIGIN) * spacing, (k - ORIGIN) * spacing),
    );
    block[o] = value;
    return value;
  };
  return (x, y, z) => {
    const u = x * inverse + ORIGIN;
    const v = y * inverse + ORIGIN;
    const w = z * inverse + ORIGIN;
    const i = Math.floor(u);
    const j = Math.floor(v);
    const k = Math.floor(w);
    const key = ((i >> 3) * 1024 + (j >> 3)) * 1024 + (k >> 3);
    if (key !== lastKey) {
      let known = blocks.get(key);
      if (!known) blocks.set(key, (known = new Float32Array(ROW * SHEET).fill(Number.NaN)));
      block = known;
      lastKey = key;
    }
    const o = (i & 7) + ROW * (j & 7) + SHEET * (k & 7);
    let a = block[o]!;
    let b = block[o + 1]!;
    let c = block[o + ROW]!;
    let d = block[o + ROW + 1]!;
    let e = block[o + SHEET]!;
    let f = block[o + SHEET + 1]!;
    let g = block[o + SHEET + ROW]!;
    let h = block[o + SHEET + ROW + 1]!;
    // Whatever is not a number was not asked for yet.
    if (a !== a) a = fill(o, i, j, k);
    if (b !== b) b = fill(o + 1, i + 1, j, k);
    if (c !== c) c = fill(o + ROW, i, j + 1, k);
    if (d !== d) d = fill(o + ROW + 1, i + 1, j + 1, k);
    if (e !== e) e = fill(o + SHEET, i, j, k + 1);
    if (f !== f) f = fill(o + SHEET + 1, i + 1, j, k + 1);
    if (g !== g) g = fill(o + SHEET + ROW, i, j + 1, k + 1);
    if (h !== h) h = fill(o + SHEET + ROW + 1, i + 1, j + 1, k + 1);
    const fx = u - i;
    const fy = v - j;
    const fz = w - k;
    const low = (a + (b - a) * fx) * (1 - fy) + (c + (d - c) * fx) * fy;
    const high = (e + (f - e) * fx) * (1 - fy) + (g + (h - g) * fx) * fy;
    return low + (high - low) * fz;
  };
}
