import { z } from 'zod';

export interface Auction {
  readonly itemId: number;
  readonly quantity: number;
  /** Copper for all of it; 0 when it can only be bid for. */
  readonly buyout: number;
}

const auction = z.object({
  item: z.object({ id: z.number() }),
  quantity: z.number(),
  buyout: z.number().default(0),
});

const NOTHING = -1;

/**
 * Reads the `auctions` of an answer of many megabytes as it comes, one by one, so that it is never held whole
 * and other requests have their turn between the pieces.
 */
export async function readAuctions(
  pieces: AsyncIterable<Uint8Array>,
  found: (auction: Auction) => void,
): Promise<number> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  let count = 0;
  let depth = 0;
  let start = NOTHING;
  let inText = false;
  let escaped = false;
  let textStart = 0;
  let lastText = '';
  let inAuctions = false;
  let ended = false;

  for await (const piece of pieces) {
    const text = rest + decoder.decode(piece, { stream: true });
    for (let at = rest.length; at < text.length; at++) {
      const sign = text.charCodeAt(at);
      if (inText) {
        if (escaped) escaped = false;
        else if (sign === 92) escaped = true;
        else if (sign === 34) {
          inText = false;
          if (depth === 1) lastText = text.slice(textStart, at);
        }
        continue;
      }
      switch (sign) {
        case 34: // "
          inText = true;
          textStart = at + 1;
          break;
        case 123: // {
          if (inAuctions && depth === 2) start = at;
          depth += 1;
          break;
        case 91: // [
          if (depth === 1 && lastText === 'auctions') inAuctions = true;
          depth += 1;
          break;
        case 125: // }
          depth -= 1;
          if (inAuctions && depth === 2 && start !== NOTHING) {
            found(auctionFrom(text.slice(start, at + 1), count));
            count += 1;
            start = NOTHING;
          }
          if (depth === 0) ended = true;
          break;
        case 93: // ]
          depth -= 1;
          if (depth === 1) inAuctions = false;
          break;
      }
    }
    // What is not finished goes before the next piece.
    const keep = start !== NOTHING ? start : inText ? textStart : text.length;
    rest = text.slice(keep);
    if (start !== NOTHING) start = 0;
    textStart -= keep;
  }
  if (!ended) throw new Error('the answer ends too early');
  return count;
}

function auctionFrom(text: string, index: number): Auction {
  const parsed = auction.safeParse(JSON.parse(text));
  if (!parsed.success) {
    const { path, message } = parsed.error.issues[0]!;
    throw new Error(`auctions.${index}.${path.join('.')}: ${message}`);
  }
  const { item, quantity, buyout } = parsed.data;
  return { itemId: item.id, quantity, buyout };
}
