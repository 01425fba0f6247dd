/** The vertices of a model, as its file has them; positions in metres. */
export interface ModelMesh {
  readonly vertexCount: number;
  /** x, y, z. */
  readonly position: Float32Array;
  /** x, y, z and an unused fourth, -127 to 127. */
  readonly normal: Int8Array;
  readonly palette: Uint8Array;
  /** Low four bits the pattern, high four the glow. */
  readonly pattern: Uint8Array;
  readonly wash: Uint8Array;
  /** 128 is neither edge nor groove. */
  readonly edge: Uint8Array;
  readonly metal: Uint8Array;
  readonly rough: Uint8Array;
  /** Four a vertex; null for what rides on one bone. */
  readonly bones: Uint8Array | null;
  readonly weights: Uint8Array | null;
  readonly index: Uint16Array | Uint32Array;
}

/** "GWM1" */
const MAGIC = 0x314d5747;
const HEADER = 40;
const SKINNED = 1;
const DELTA = 2;
const INDEX_DELTA = 4;

/** Lays arrays over the bytes of a mesh file; refuses a file that is cut or not ours. */
export function decodeMesh(bytes: ArrayBuffer): ModelMesh {
  if (bytes.byteLength < HEADER) throw new Error('The mesh file is cut short');
  const header = new DataView(bytes, 0, HEADER);
  const word = (place: number) => header.getUint32(place * 4, true);
  const real = (place: number) => header.getFloat32(place * 4, true);
  if (word(0) !== MAGIC) throw new Error('The file is no mesh');
  const vertexCount = word(1);
  const indexCount = word(2);
  const flags = word(3);
  const isSkinned = (flags & SKINNED) !== 0;
  const indexBytes = vertexCount > 0xffff ? 4 : 2;
  const expected = HEADER + vertexCount * (isSkinned ? 22 : 14) + indexCount * indexBytes;
  if (bytes.byteLength !== expected) {
    throw new Error(`The mesh file has ${bytes.byteLength} bytes, not ${expected}`);
  }
  let offset = HEADER;
  const take = (perVertex: number): Uint8Array => {
    const stream = new Uint8Array(bytes, offset, vertexCount * perVertex);
    offset += stream.byteLength;
    return flags & DELTA ? summed(stream, perVertex) : stream;
  };
  const cells = new Uint16Array(bytes, offset, vertexCount * 3);
  offset += cells.byteLength;
  const position = placed(flags & DELTA ? summed(cells, 3) : cells, (axis) => ({
    least: real(4 + axis),
    size: real(7 + axis),
  }));
  const normal = unfolded(new Int8Array(take(2)));
  const [palette, pattern, wash, edge, metal, rough] = [1, 1, 1, 1, 1, 1].map(take) as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
    Uint8Array,
    Uint8Array,
    Uint8Array,
  ];
  const bones = isSkinned ? take(4) : null;
  const weights = isSkinned ? take(4) : null;
  // Four-byte numbers need not begin at a multiple of four.
  const tail = bytes.slice(offset);
  const index = indexBytes === 4 ? new Uint32Array(tail) : new Uint16Array(tail);
  if (flags & INDEX_DELTA) walk(index);
  for (const vertex of index) {
    if (vertex >= vertexCount) throw new Error('The mesh file names a vertex it does not have');
  }
  return {
    ...{ vertexCount, position, normal, palette, pattern },
    ...{ wash, edge, metal, rough, bones, weights, index },
  };
}

/** Differences to the vertex before, added up; they wrap. */
function summed<Stream extends Uint8Array | Uint16Array>(stream: Stream, step: number): Stream {
  const sums = stream.slice() as Stream;
  for (let at = step; at < sums.length; at++) sums[at] = sums[at]! + sums[at - step]!;
  return sums;
}

/** Differences to the index before, the sign in the lowest bit; they wrap. */
function walk(index: Uint16Array | Uint32Array): void {
  let last = 0;
  for (let at = 0; at < index.length; at++) {
    const step = index[at]!;
    index[at] = last + ((step >>> 1) ^ -(step & 1));
    last = index[at]!;
  }
}

function placed(
  cells: Uint16Array,
  along: (axis: number) => { readonly least: number; readonly size: number },
): Float32Array {
  const position = new Float32Array(cells.length);
  for (let axis = 0; axis < 3; axis++) {
    const { least, size } = along(axis);
    for (let at = axis; at < cells.length; at += 3) {
      position[at] = least + (cells[at]! / 0xffff) * size;
    }
  }
  return position;
}

/** From the octahedron's two numbers to a direction. */
function unfolded(folded: Int8Array): Int8Array {
  const normal = new Int8Array(folded.length * 2);
  for (let at = 0; at < folded.length; at += 2) {
    let x = folded[at]! / 127;
    let y = folded[at + 1]! / 127;
    const z = 1 - Math.abs(x) - Math.abs(y);
    if (z < 0) {
      const was = x;
      x = (1 - Math.abs(y)) * (was < 0 ? -1 : 1);
      y = (1 - Math.abs(was)) * (y < 0 ? -1 : 1);
    }
    const scale = 127 / (Math.hypot(x, y, z) || 1);
    normal.set([Math.round(x * scale), Math.round(y * scale), Math.round(z * scale)], at * 2);
  }
  return normal;
}
