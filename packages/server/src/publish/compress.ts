import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { putInPlace } from './put-in-place.ts';

/** Below this many bytes a second file costs more than it saves. */
const SMALLEST = 1_024;
/** Quality 9 takes a quarter of the time of 11 and gives up about 3 % on our packs. */
const BROTLI_QUALITY = 9;

export const COMPRESSED = ['.br', '.gz'] as const;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes `file.br` and `file.gz` beside a file, where they are worth it; Node does it on threads of its own. */
export async function compressBeside(file: string, bytes: Buffer): Promise<void> {
  if (bytes.length < SMALLEST || /\.(woff2|png|webp)$/.test(file)) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: 22,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: 9 })]);
  putInPlace(`${file}.br`, br);
  putInPlace(`${file}.gz`, gz);
}
