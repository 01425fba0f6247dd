import { MAGIC } from './mesh-file.ts';

/** What a mesh file holds, as plain numbers: for tests, sheets and sculptors. */
export interface MeshFile {
  readonly vertexCount: number;
  readonly skinned: boolean;
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly colors: Uint8Array;
  readonly patterns: Uint8Array;
  readonly wash: Uint8Array;
  readonly edge: Uint8Array;
  readonly metal: Uint8Array;
  readonly rough: Uint8Array;
  readonly bones: Uint8Array;
  readonly weights: Uint8Array;
  readonly indices: Uint32Array;
}

export function readMesh(bytes: Uint8Array): MeshFile {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 40 || view.getUint32(0, true) !== MAGIC)
    throw new Error('This is no mesh file: it does not begin with GWM1.');
  const vertexCount = view.getUint32(4, true);
  const indexCount = view.getUint32(8, true);
  const skinned = (view.getUint32(12, true) & 1) === 1;
  const lo = [16, 20, 24].map((at) => view.getFloat32(at, true));
  const size = [28, 32, 36].map((at) => view.getFloat32(at, true));
  const wide = vertexCount > 65_535;
  const expected = 40 + vertexCount * (14 + (skinned ? 8 : 0)) + indexCount * (wide ? 4 : 2);
  if (bytes.length !== expected)
    throw new Error(`The mesh file has ${bytes.length} bytes in place of ${expected}.`);
  let o = 40;
  const cells = new Uint16Array(vertexCount * 3);
  for (let i = 0; i < cells.length; i++, o += 2)
    cells[i] = view.getUint16(o, true) + (cells[i - 3] ?? 0);
  const positions = Float32Array.from(
    cells,
    (cell, i) => lo[i % 3]! + (cell / 65_535) * size[i % 3]!,
  );
  /** `step` numbers a vertex, each the difference to the vertex before. */
  const stream = (step: number): Uint8Array => {
    const sums = bytes.slice(o, (o += vertexCount * step));
    for (let i = step; i < sums.length; i++) sums[i] = sums[i]! + sums[i - step]!;
    return sums;
  };
  const folded = new Int8Array(stream(2).buffer);
  const normals = new Float32Array(vertexCount * 3);
  for (let i = 0; i < vertexCount; i++)
    normals.set(unfold(folded[i * 2]! / 127, folded[i * 2 + 1]! / 127), i * 3);
  const [colors, patterns, wash, edge, metal, rough] = Array.from({ length: 6 }, () =>
    stream(1),
  ) as [Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array];
  const bones = stream(skinned ? 4 : 0);
  const weights = stream(skinned ? 4 : 0);
  let last = 0;
  const indices = Uint32Array.from({ length: indexCount }, (_, i) => {
    const word = wide ? view.getUint32(o + i * 4, true) : view.getUint16(o + i * 2, true);
    last = (last + ((word >>> 1) ^ -(word & 1))) & (wide ? -1 : 0xffff);
    return last;
  });
  return {
    vertexCount,
    skinned,
    positions,
    normals,
    colors,
    patterns,
    wash,
    edge,
    metal,
    rough,
    bones,
    weights,
    indices,
  };
}

function unfold(u: number, v: number): readonly [number, number, number] {
  const z = 1 - Math.abs(u) - Math.abs(v);
  const back = Math.max(-z, 0);
  const x = u + (u >= 0 ? -back : back);
  const y = v + (v >= 0 ? -back : back);
  const length = Math.sqrt(x * x + y * y + z * z) || 1;
  return [x / length, y / length, z / length];
}
