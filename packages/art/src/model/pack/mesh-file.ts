import type { Vec } from '../field/vec.ts';
import type { PaintedMesh } from '../mesh/painted-mesh.ts';

/** 'GWM1' read as a little-endian number. */
export const MAGIC = 0x314d5747;
const HEADER = 40;
const SKINNED = 1;
/** Streams hold the difference to the vertex before: small numbers, which pack well. */
const DELTA = 2;
/** Indices hold the difference to the one before, its sign in the lowest bit. */
const INDEX_DELTA = 4;
/** Positions are kept to a 4096th of the mesh's size, half a millimetre of a body: finer bits would only be noise. */
const STEP = 16;

/** A mesh as bytes: a header, then one stream for each property, little endian. */
export function packMesh(mesh: PaintedMesh, skinned = true): Uint8Array {
  const count = mesh.vertexCount;
  const { lo, size } = boundsOf(mesh.positions);
  const wide = count > 65_535;
  const stride = 6 + 2 + 6 + (skinned ? 8 : 0);
  const bytes = new Uint8Array(HEADER + count * stride + mesh.indices.length * (wide ? 4 : 2));
  const view = new DataView(bytes.buffer);
  const flags = DELTA | INDEX_DELTA | (skinned ? SKINNED : 0);
  [MAGIC, count, mesh.indices.length, flags].forEach((v, i) => view.setUint32(i * 4, v, true));
  [...lo, ...size].forEach((v, i) => view.setFloat32(16 + i * 4, v, true));
  let o = HEADER;
  const cells = mesh.positions.map((value, i) => {
    const share = (value - lo[i % 3]!) / size[i % 3]!;
    return Math.min(65_535, Math.round((share * 65_535) / STEP) * STEP);
  });
  for (let i = 0; i < cells.length; i++, o += 2)
    view.setUint16(o, (cells[i]! - (cells[i - 3] ?? 0)) & 0xffff, true);
  /** `step` numbers a vertex; bytes wrap. */
  const stream = (
    values: readonly number[],
    byte: (value: number) => number = (value) => value,
    step = 1,
  ): void => {
    let before: readonly number[] = Array.from({ length: step }, () => 0);
    for (let i = 0; i < values.length; i += step) {
      const here = values.slice(i, i + step).map(byte);
      for (const [q, value] of here.entries()) bytes[o++] = value - before[q]!;
      before = here;
    }
  };
  const { normals } = mesh;
  stream(
    Array.from({ length: count }, (_, i) =>
      octahedral(normals[i * 3]!, normals[i * 3 + 1]!, normals[i * 3 + 2]!),
    ).flat(),
    undefined,
    2,
  );
  const share = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 255);
  stream(mesh.colors);
  stream(mesh.patterns);
  stream(mesh.wash, share);
  stream(mesh.edge, (v) => Math.round(128 + Math.min(1, Math.max(-1, v)) * 127));
  stream(mesh.metal, share);
  stream(mesh.rough, share);
  if (skinned) {
    stream(mesh.bones, undefined, 4);
    const weights = Array.from({ length: count }, (_, i) =>
      weightBytes(mesh.weights.slice(i * 4, i * 4 + 4)),
    );
    stream(weights.flat(), undefined, 4);
  }
  let last = 0;
  for (const index of mesh.indices) {
    const far = wide ? index - last : ((index - last) << 16) >> 16;
    const folded = (far << 1) ^ (far >> 31);
    if (wide) view.setUint32(o, folded >>> 0, true);
    else view.setUint16(o, folded & 0xffff, true);
    last = index;
    o += wide ? 4 : 2;
  }
  return bytes;
}

/** Weights as bytes whose sum is exactly 255: the greatest takes what rounding left. */
export function weightBytes(weights: readonly number[]): readonly number[] {
  const total = weights.reduce((sum, w) => sum + w, 0) || 1;
  const bytes = weights.map((w) => Math.round((w / total) * 255));
  const greatest = bytes.indexOf(Math.max(...bytes));
  bytes[greatest]! += 255 - bytes.reduce((sum, b) => sum + b, 0);
  return bytes;
}

/** A unit vector folded onto a square: two bytes. */
function octahedral(x: number, y: number, z: number): readonly [number, number] {
  const sum = Math.abs(x) + Math.abs(y) + Math.abs(z) || 1;
  const [u, v] = [x / sum, y / sum];
  const folded =
    z >= 0 ? [u, v] : [(1 - Math.abs(v)) * (u < 0 ? -1 : 1), (1 - Math.abs(u)) * (v < 0 ? -1 : 1)];
  return [Math.round(folded[0]! * 127), Math.round(folded[1]! * 127)];
}

export function boundsOf(positions: readonly number[]): { lo: Vec; hi: Vec; size: Vec } {
  const lo: [number, number, number] = [Infinity, Infinity, Infinity];
  const hi: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  positions.forEach((value, i) => {
    const q = (i % 3) as 0 | 1 | 2;
    lo[q] = Math.min(lo[q], value);
    hi[q] = Math.max(hi[q], value);
  });
  // As the file keeps them, so that what is read equals what was written; never flat.
  const size = [0, 1, 2].map((q) =>
    Math.fround(Math.max(1e-4, hi[q]! - Math.fround(lo[q]!)) * 1.000001),
  ) as unknown as Vec;
  return { lo: lo.map(Math.fround) as unknown as Vec, hi, size };
}
