import { pipeline, Readable } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import type { Answer } from './answer.ts';
import { compressText, compressor, negotiateEncoding } from './content-encoding.ts';

/** An answer as it is sent. */
export interface CallReply {
  readonly status: number;
  readonly headers: Record<string, string | number>;
  readonly body: string | Buffer | Readable;
}

/** Letters; below, compressing takes longer than sending. */
const WORTH_COMPRESSING = 4_096;

/** No answer is kept by a cache: it is for one caller, and may be another the next moment. */
export function replyWith(
  { status, body }: Answer,
  { headers: asked }: Pick<IncomingMessage, 'headers'>,
): CallReply | Promise<CallReply> {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  };
  if (typeof body !== 'string') return replyInPieces(status, headers, body, asked);
  const isWorthIt = body.length >= WORTH_COMPRESSING;
  const encoding = isWorthIt ? negotiateEncoding(asked['accept-encoding']) : null;
  if (encoding === null) return { status, headers, body };
  return compressText(body, encoding).then((bytes) => ({
    status,
    headers: { ...headers, 'content-encoding': encoding, vary: 'accept-encoding' },
    body: bytes,
  }));
}

function replyInPieces(
  status: number,
  headers: CallReply['headers'],
  pieces: AsyncIterable<string>,
  asked: IncomingMessage['headers'],
): CallReply {
  const encoding = negotiateEncoding(asked['accept-encoding']);
  const plain = Readable.from(pieces, { objectMode: false });
  if (encoding === null) return { status, headers, body: plain };
  return {
    status,
    headers: { ...headers, 'content-encoding': encoding, vary: 'accept-encoding' },
    // An error in the middle breaks the connection off, so that no client takes a part for the whole answer.
    body: pipeline(plain, compressor(encoding), () => {}),
  };
}
