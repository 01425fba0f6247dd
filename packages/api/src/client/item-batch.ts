import { getItems, type GetItemsQuery } from '../generated/operations.ts';
import type { SignedClient } from './signed-client.ts';

/** Milliseconds in which ids are gathered. */
const GATHER = 50;
/** Most ids a call takes. */
const MOST_IDS = 200;

export type WireItem = GetItemsQuery['getItems'][number];

interface Waiting {
  readonly id: string;
  resolve(item: WireItem | null): void;
  reject(error: unknown): void;
}

/** Items asked for one by one and fetched together: what is asked within 50 ms goes in one call. */
export class ItemBatch {
  readonly #client: SignedClient;
  readonly #waiting = new Map<number | null, Waiting[]>();

  constructor(client: SignedClient) {
    this.#client = client;
  }

  /** Null when there is no such item. `scaledLevel` is the wearer's level, for heirlooms. */
  item(id: string, scaledLevel: number | null = null): Promise<WireItem | null> {
    return new Promise((resolve, reject) => {
      const waiting = this.#waiting.get(scaledLevel) ?? [];
      waiting.push({ id, resolve, reject });
      if (waiting.length > 1) return;
      this.#waiting.set(scaledLevel, waiting);
      setTimeout(() => void this.#fetch(scaledLevel), GATHER);
    });
  }

  async #fetch(scaledLevel: number | null): Promise<void> {
    const waiting = this.#waiting.get(scaledLevel) ?? [];
    this.#waiting.delete(scaledLevel);
    const ids = [...new Set(waiting.map(({ id }) => id))];
    for (let first = 0; first < ids.length; first += MOST_IDS) {
      const some = ids.slice(first, first + MOST_IDS);
      const askers = waiting.filter(({ id }) => some.includes(id));
      try {
        const answer = await this.#client.call(getItems, { ids: some, scaledLevel });
        const byId = new Map(answer.getItems.map((item) => [item.id, item]));
        for (const { id, resolve } of askers) resolve(byId.get(id) ?? null);
      } catch (error) {
        for (const { reject } of askers) reject(error);
      }
    }
  }
}
