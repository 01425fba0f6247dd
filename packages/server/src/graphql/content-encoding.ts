import { promisify } from 'node:util';
import {
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  type BrotliCompress,
  type Gzip,
} from 'node:zlib';

/** In the order we like them. */
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const br = promisify(brotliCompress);
const gz = promisify(gzip);

/** Higher qualities take longer than they save on the way. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

export function compressText(text: string, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br' ? br(text, BROTLI) : gz(text);
}

export function compressor(encoding: Encoding): BrotliCompress | Gzip {
  return encoding === 'br' ? createBrotliCompress(BROTLI) : createGzip();
}

/** What an `Accept-Encoding` likes best of what we have; null to send it as it is. */
export function negotiateEncoding(accepted: string | undefined): Encoding | null {
  if (!accepted) return null;
  const likes = new Map(accepted.toLowerCase().split(',').map(readLike));
  let best: Encoding | null = null;
  let most = 0;
  for (const encoding of ENCODINGS) {
    const liked = likes.get(encoding) ?? likes.get('*') ?? 0;
    if (liked > most) [best, most] = [encoding, liked];
  }
  return best;
}

/** `gzip;q=0.5` */
function readLike(text: string): readonly [string, number] {
  const [name = '', ...parameters] = text.split(';').map((part) => part.trim());
  const weight = parameters.find((each) => each.startsWith('q='));
  const liked = weight ? Number(weight.slice(2)) : 1;
  return [name, liked >= 0 ? liked : 0];
}
