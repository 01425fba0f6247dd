import { base64UrlBytes } from '@gearwright/game/exchange/base64url.ts';

/** A text as base64url of its deflated bytes and their checksum: letters, digits, dash and underscore. */
export async function deflateText(text: string): Promise<string> {
  const bytes = await bytesOf(new Blob([text]).stream().pipeThrough(deflater()), Infinity);
  const binary = Array.from(bytes!, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The text again; null when a letter of it was changed or lost, or when it is longer than `most` bytes: a few letters can stand for gigabytes. */
export async function inflateText(packed: string, most: number): Promise<string | null> {
  const deflated = base64UrlBytes(packed);
  if (!deflated) return null;
  try {
    const inflated = new Blob([deflated as Uint8Array<ArrayBuffer>])
      .stream()
      .pipeThrough(inflater());
    const bytes = await bytesOf(inflated, most);
    return bytes && new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

type Bytes = ReadableWritablePair<Uint8Array, Uint8Array>;

function deflater(): Bytes {
  return new CompressionStream('deflate') as unknown as Bytes;
}

function inflater(): Bytes {
  return new DecompressionStream('deflate') as unknown as Bytes;
}

/** All of a stream; null as soon as there is more of it than `most`. */
async function bytesOf(
  stream: ReadableStream<Uint8Array>,
  most: number,
): Promise<Uint8Array | null> {
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    length += step.value.length;
    if (length > most) {
      await reader.cancel();
      return null;
    }
    chunks.push(step.value);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
