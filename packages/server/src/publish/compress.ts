import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { putInPlace } from './put-in-place.ts';

/** Below this many bytes a second file costs more than it saves. */
const SMALLEST = 1_024;
/** Quality 9 takes a quarter of the time of 11 and gives up about 3 % on our packs. */
const BROTLI_QUALITY = 9;

export const COMPRESSED = ['.br', '.gz'] as const;

/** Writes `file.br` and `file.gz` beside a file, where they are worth it. */
export function compressBeside(file: string, bytes: Buffer): void {
  if (bytes.length < SMALLEST || /\.(woff2|png|webp)$/.test(file)) return;
  const brotli = brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: 22,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  putInPlace(`${file}.br`, brotli);
  putInPlace(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
