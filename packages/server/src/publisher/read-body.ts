/** The pieces of a reply, given up as soon as they are more than the limit. */
export async function* piecesOf(reply: Response, limit: number): AsyncGenerator<Uint8Array> {
  const told = Number(reply.headers.get('content-length') ?? 0);
  if (told > limit) throw tooLarge(limit);
  let length = 0;
  for await (const piece of reply.body ?? []) {
    length += piece.byteLength;
    if (length > limit) throw tooLarge(limit);
    yield piece;
  }
}

export async function readBody(reply: Response, limit: number): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of piecesOf(reply, limit)) pieces.push(piece);
  return Buffer.concat(pieces).toString('utf8');
}

function tooLarge(limit: number): Error {
  return new Error(`the answer is larger than ${limit} bytes`);
}
