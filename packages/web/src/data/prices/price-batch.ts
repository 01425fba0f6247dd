import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { Server } from '../session/server.ts';
import type { Price } from './price.ts';

/** Milliseconds; what is asked for within them goes in one call. */
const BATCH = 50;
/** The server answers no more at once. */
const MOST = 200;

interface Asked {
  readonly id: string;
  readonly answer: (price: Price | null) => void;
  readonly fail: (error: unknown) => void;
}

/** A list asks for each of its prices; the server is asked once. */
export class PriceBatches {
  static readonly #known = new WeakMap<Server, PriceBatches>();
  readonly #server: Server;
  readonly #waiting = new Map<string, Asked[]>();

  constructor(server: Server) {
    this.#server = server;
  }

  static of(server: Server): PriceBatches {
    const known = this.#known.get(server) ?? new PriceBatches(server);
    this.#known.set(server, known);
    return known;
  }

  price(edition: EditionKey, realm: string, id: string): Promise<Price | null> {
    return new Promise((answer, fail) => {
      const key = `${edition} ${realm}`;
      const waiting = this.#waiting.get(key) ?? [];
      if (waiting.length === 0) setTimeout(() => void this.#ask(edition, realm), BATCH);
      this.#waiting.set(key, [...waiting, { id, answer, fail }]);
    });
  }

  async #ask(edition: EditionKey, realm: string): Promise<void> {
    const key = `${edition} ${realm}`;
    const asked = this.#waiting.get(key) ?? [];
    this.#waiting.delete(key);
    const ids = [...new Set(asked.map(({ id }) => id))];
    try {
      const prices = new Map<string, Price>();
      for (let from = 0; from < ids.length; from += MOST) {
        for (const { itemId, ...price } of await this.#call(
          edition,
          realm,
          ids.slice(from, from + MOST),
        )) {
          prices.set(itemId, price);
        }
      }
      for (const { id, answer } of asked) answer(prices.get(id) ?? null);
    } catch (error) {
      for (const { fail } of asked) fail(error);
    }
  }

  async #call(edition: EditionKey, realm: string, ids: readonly string[]) {
    const { client, operations } = await this.#server.calls(edition);
    return (await client.call(operations.getItemPrices, { ids: [...ids], realm })).getItemPrices;
  }
}
