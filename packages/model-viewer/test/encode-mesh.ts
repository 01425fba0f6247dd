import type { ModelMesh } from '../src/assets/decode-mesh.ts';

/** What a mesh file holds, as a test says it. */
export interface PlainMesh {
  readonly positions: readonly (readonly [number, number, number])[];
  readonly bones?: readonly number[];
  readonly index: readonly number[];
  readonly palette?: number;
}

/** A mesh file with this in it: light everywhere, facing +z, on bone 0 where nothing else is said. */
export function encodeMesh({ positions, bones, index, palette = 0 }: PlainMesh): ArrayBuffer {
  const count = positions.length;
  const isSkinned = bones !== undefined;
  const bytes = new ArrayBuffer(40 + count * (isSkinned ? 22 : 14) + index.length * 2);
  const view = new DataView(bytes);
  [0x314d5747, count, index.length, isSkinned ? 1 : 0].forEach((word, at) =>
    view.setUint32(at * 4, word, true),
  );
  const least = [0, 1, 2].map((axis) => Math.min(...positions.map((each) => each[axis]!)));
  const size = [0, 1, 2].map((axis) =>
    Math.max(1e-4, Math.max(...positions.map((each) => each[axis]!)) - least[axis]!),
  );
  [...least, ...size].forEach((value, at) => view.setFloat32(16 + at * 4, value, true));
  let offset = 40;
  for (const each of positions) {
    for (let axis = 0; axis < 3; axis++) {
      const share = (each[axis]! - least[axis]!) / size[axis]!;
      view.setUint16(offset, Math.round(share * 65_535), true);
      offset += 2;
    }
  }
  offset += count * 2;
  const stream = (value: number) => {
    new Uint8Array(bytes, offset, count).fill(value);
    offset += count;
  };
  for (const value of [palette, 1, 255, 128, 0, 200]) stream(value);
  if (isSkinned) {
    bones.forEach((bone, vertex) => view.setUint8(offset + vertex * 4, bone));
    offset += count * 4;
    for (let vertex = 0; vertex < count; vertex++) view.setUint8(offset + vertex * 4, 255);
    offset += count * 4;
  }
  index.forEach((vertex, at) => view.setUint16(offset + at * 2, vertex, true));
  return bytes;
}

export const TRIANGLE: PlainMesh = {
  positions: [
    [0, 0, 0],
    [1, 0, 0],
    [0, 2, 0.5],
  ],
  bones: [0, 0, 1],
  index: [0, 1, 2],
};

export type { ModelMesh };
