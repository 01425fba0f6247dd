/** The text of a reply, given up as soon as it grows beyond the limit. */
export async function readBody(reply: Response, limit: number): Promise<string> {
  const told = Number(reply.headers.get('content-length') ?? 0);
  if (told > limit) throw tooLarge(limit);
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of reply.body ?? []) {
    length += part.byteLength;
    if (length > limit) throw tooLarge(limit);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function tooLarge(limit: number): Error {
  return new Error(`the answer is larger than ${limit} bytes`);
}
