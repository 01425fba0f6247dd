import { inflateSync } from 'node:zlib';

const HEAD = 44;
const ENTRY = 20;

/** A WOFF 1 font as the plain font it was made from (W3C WOFF 1.0, §3–5): the renderer reads nothing else. */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF font');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = HEAD + index * ENTRY;
    const offset = woff.readUInt32BE(at + 4);
    const packed = woff.subarray(offset, offset + woff.readUInt32BE(at + 8));
    const length = woff.readUInt32BE(at + 12);
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.subarray(at + 16, at + 20),
      // Tables that would not shrink are stored as they are.
      bytes: packed.length < length ? inflateSync(packed) : packed,
    };
  });
  return Buffer.concat([head(woff, count), ...bodies(tables)]);
}

function head(woff: Buffer, count: number): Buffer {
  const bytes = Buffer.alloc(12);
  const power = Math.floor(Math.log2(count));
  woff.copy(bytes, 0, 4, 8);
  bytes.writeUInt16BE(count, 4);
  bytes.writeUInt16BE(2 ** power * 16, 6);
  bytes.writeUInt16BE(power, 8);
  bytes.writeUInt16BE(count * 16 - 2 ** power * 16, 10);
  return bytes;
}

function bodies(
  tables: readonly { readonly tag: Buffer; readonly checksum: Buffer; readonly bytes: Buffer }[],
): readonly Buffer[] {
  let offset = 12 + tables.length * 16;
  const directory = tables.map(({ tag, checksum, bytes }) => {
    const entry = Buffer.alloc(16);
    tag.copy(entry, 0);
    checksum.copy(entry, 4);
    entry.writeUInt32BE(offset, 8);
    entry.writeUInt32BE(bytes.length, 12);
    offset += padded(bytes.length);
    return entry;
  });
  const data = tables.map(({ bytes }) =>
    Buffer.concat([bytes, Buffer.alloc(padded(bytes.length) - bytes.length)]),
  );
  return [...directory, ...data];
}

function padded(length: number): number {
  return Math.ceil(length / 4) * 4;
}
