import type { Distance } from '../field/blend.ts';
import type { Vec } from '../field/vec.ts';

export interface Grid {
  readonly samples: Float32Array;
  readonly nx: number;
  readonly ny: number;
  readonly nz: number;
  /** Points along the edge of a block. */
  readonly block: number;
  /** First points of the blocks the surface may cross: i, j, k by turns. */
  readonly near: readonly number[];
}

const BLOCK = 4;
/** Blocks of blocks are looked at first. */
const WIDE = 2 * BLOCK;

/** Distances at a grid's points. A block far from the surface takes its middle's answer: only its side of the surface matters. */
export function sampleGrid(
  field: Distance,
  { lo, hi }: { readonly lo: Vec; readonly hi: Vec },
  voxel: number,
): Grid {
  const [nx, ny, nz] = [0, 1, 2].map(
    (q) => Math.ceil((hi[q]! - lo[q]!) / voxel / BLOCK) * BLOCK + 1,
  ) as [number, number, number];
  const samples = new Float32Array(nx * ny * nz);
  const near: number[] = [];
  const fill = (i: number, j: number, k: number, size: number, value: number): void => {
    const to = Math.min(nx, i + size);
    for (let c = k; c < Math.min(nz, k + size); c++)
      for (let b = j; b < Math.min(ny, j + size); b++)
        samples.fill(value, i + nx * (b + ny * c), to + nx * (b + ny * c));
  };
  const middle = (i: number, j: number, k: number, size: number): number => {
    const half = (size - 1) / 2;
    return field(
      lo[0] + (i + half) * voxel,
      lo[1] + (j + half) * voxel,
      lo[2] + (k + half) * voxel,
    );
  };
  const exact = (i: number, j: number, k: number): void => {
    const [i1, j1, k1] = [
      Math.min(nx, i + BLOCK),
      Math.min(ny, j + BLOCK),
      Math.min(nz, k + BLOCK),
    ];
    for (let c = k; c < k1; c++)
      for (let b = j; b < j1; b++) {
        const row = nx * (b + ny * c);
        const y = lo[1] + b * voxel;
        const z = lo[2] + c * voxel;
        for (let a = i; a < i1; a++) samples[row + a] = field(lo[0] + a * voxel, y, z);
      }
    near.push(i, j, k);
  };
  for (let k = 0; k < nz; k += WIDE)
    for (let j = 0; j < ny; j += WIDE)
      for (let i = 0; i < nx; i += WIDE) {
        const wide = middle(i, j, k, WIDE);
        if (Math.abs(wide) > voxel * 9) {
          fill(i, j, k, WIDE, wide);
          continue;
        }
        for (let c = k; c < Math.min(nz, k + WIDE); c += BLOCK)
          for (let b = j; b < Math.min(ny, j + WIDE); b += BLOCK)
            for (let a = i; a < Math.min(nx, i + WIDE); a += BLOCK) {
              const value = middle(a, b, c, BLOCK);
              if (Math.abs(value) > voxel * 5) fill(a, b, c, BLOCK, value);
              else exact(a, b, c);
            }
      }
  return { samples, nx, ny, nz, block: BLOCK, near };
}
