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
  const positions = Float32Array.from(
    { length: vertexCount * 3 },
    (_, i) => lo[i % 3]! + (view.getUint16(o + i * 2, true) / 65_535) * size[i % 3]!,
  );
  o += vertexCount * 6;
  const normals = new Float32Array(vertexCount * 3);
  for (let i = 0; i < vertexCount; i++, o += 2)
    normals.set(unfold(view.getInt8(o) / 127, view.getInt8(o + 1) / 127), i * 3);
  const stream = (length: number): Uint8Array => bytes.slice(o, (o += length));
  const [colors, patterns, wash, edge, metal, rough] = Array.from({ length: 6 }, () =>
    stream(vertexCount),
  ) as [Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array];
  const bones = stream(skinned ? vertexCount * 4 : 0);
  const weights = stream(skinned ? vertexCount * 4 : 0);
  const indices = Uint32Array.from({ length: indexCount }, (_, i) =>
    wide ? view.getUint32(o + i * 4, true) : view.getUint16(o + i * 2, true),
  );
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
