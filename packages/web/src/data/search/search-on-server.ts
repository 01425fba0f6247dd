import type { ItemPage } from '@gearwright/game/search/search-items.ts';
import { PAGE_SIZE, type ItemQuery } from '@gearwright/game/search/query.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { Server } from '../session/server.ts';
import { queryToWire } from './query-to-wire.ts';

/** Milliseconds between the last letter typed and the call. */
const TYPING = 500;

/** The same answer from the server; each further letter takes the place of the call before. */
export async function searchOnServer(
  server: Server,
  edition: EditionKey,
  query: ItemQuery,
  signal: AbortSignal,
): Promise<ItemPage> {
  if (query.search) await pause(TYPING, signal);
  const { client, operations, itemFromWire } = await server.calls(edition);
  const variables = {
    from: query.from ?? 0,
    size: query.size ?? PAGE_SIZE,
    query: queryToWire(query),
  };
  const { searchItems: found } = await client.call(operations.searchItems, variables, { signal });
  return {
    total: found.total,
    hits: found.items.flatMap(({ score, ...parts }) => {
      const item = itemFromWire(parts);
      return item ? [{ item, score: score ?? 0 }] : [];
    }),
  };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done, stop) => {
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      stop(new DOMException('Typing went on', 'AbortError'));
    });
  });
}
