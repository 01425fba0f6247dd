import { shapeDistance, STRIDE } from './shape-distance.ts';
import type { Vec } from './vec.ts';

/** For every cell of space the shapes that matter there, in one flat list. */
export interface CellIndex {
  readonly lo: Vec;
  readonly hi: Vec;
  readonly starts: Int32Array;
  /** Where in the field's numbers each shape's record begins. */
  readonly list: Int32Array;
  readonly cellAt: (x: number, y: number, z: number) => number;
}

/** A cell holds the shapes within `margin` of it; cells without any form answer as far away. */
export function indexCells(data: Float64Array, cell: number, margin: number): CellIndex {
  const count = data.length / STRIDE;
  const lo = [Infinity, Infinity, Infinity];
  const hi = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < count; i++)
    for (let q = 0; q < 3; q++) {
      const reach = data[i * STRIDE + 5]! + margin;
      lo[q] = Math.min(lo[q]!, data[i * STRIDE + 2 + q]! - reach);
      hi[q] = Math.max(hi[q]!, data[i * STRIDE + 2 + q]! + reach);
    }
  const [x0, y0, z0] = lo as [number, number, number];
  const [nx, ny, nz] = [0, 1, 2].map((q) => Math.max(1, Math.ceil((hi[q]! - lo[q]!) / cell))) as [
    number,
    number,
    number,
  ];
  const half = cell * 0.8661;
  // Pairs of cell and record, sorted by cell afterwards; records come in order, and stay so.
  let cells = new Int32Array(4096);
  let records = new Int32Array(4096);
  let pairs = 0;
  const near = half + margin;
  for (let i = 0; i < count; i++) {
    const o = i * STRIDE;
    const [cx, cy, cz] = [data[o + 2]!, data[o + 3]!, data[o + 4]!];
    const reach = data[o + 5]! + near;
    const from = (at: number, low: number): number =>
      Math.max(0, Math.floor((at - reach - low) / cell));
    const to = (at: number, low: number, n: number): number =>
      Math.min(n - 1, Math.floor((at + reach - low) / cell));
    const [i0, i1, j0, j1, k0, k1] = [
      from(cx, x0),
      to(cx, x0, nx),
      from(cy, y0),
      to(cy, y0, ny),
      from(cz, z0),
      to(cz, z0, nz),
    ];
    for (let k = k0; k <= k1; k++)
      for (let j = j0; j <= j1; j++)
        for (let a = i0; a <= i1; a++) {
          const [x, y, z] = [x0 + (a + 0.5) * cell, y0 + (j + 0.5) * cell, z0 + (k + 0.5) * cell];
          const out = (x - cx) ** 2 + (y - cy) ** 2 + (z - cz) ** 2;
          if (out > reach * reach || shapeDistance(data, o, x, y, z) >= near) continue;
          if (pairs === cells.length) {
            cells = grown(cells);
            records = grown(records);
          }
          cells[pairs] = a + nx * (j + ny * k);
          records[pairs++] = o;
        }
  }
  const starts = new Int32Array(nx * ny * nz + 1);
  for (let i = 0; i < pairs; i++) starts[cells[i]! + 1]!++;
  for (let i = 0; i < nx * ny * nz; i++) starts[i + 1]! += starts[i]!;
  const next = starts.slice();
  const flat = new Int32Array(pairs);
  for (let i = 0; i < pairs; i++) flat[next[cells[i]!]!++] = records[i]!;
  const inverse = 1 / cell;
  return {
    lo: lo as unknown as Vec,
    hi: hi as unknown as Vec,
    starts,
    list: flat,
    cellAt: (x, y, z) => {
      const a = Math.floor((x - x0) * inverse);
      const j = Math.floor((y - y0) * inverse);
      const k = Math.floor((z - z0) * inverse);
      if (a < 0 || j < 0 || k < 0 || a >= nx || j >= ny || k >= nz) return -1;
      const id = a + nx * (j + ny * k);
      return starts[id + 1]! > starts[id]! ? id : -1;
    },
  };
}

function grown(list: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const wider = new Int32Array(list.length * 2);
  wider.set(list);
  return wider;
}
