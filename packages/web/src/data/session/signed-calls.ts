import { Clock } from '@gearwright/api/client/clock.ts';
import { CredentialSource } from '@gearwright/api/client/credential-source.ts';
import type { Server as ApiServer } from '@gearwright/api/client/http.ts';
import { ItemBatch } from '@gearwright/api/client/item-batch.ts';
import { RemoteRoster } from '@gearwright/api/client/remote-roster.ts';
import { SignedClient } from '@gearwright/api/client/signed-client.ts';
import * as operations from '@gearwright/api/generated/operations.ts';
import { itemFromWire } from '@gearwright/api/wire/item-from-wire.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';

export interface EditionCalls {
  readonly client: SignedClient;
  readonly items: ItemBatch;
  readonly roster: RemoteRoster;
  /** By name, so that they come with the client: `client.call(operations.getItemPrices, …)`. */
  readonly operations: typeof operations;
  readonly itemFromWire: typeof itemFromWire;
}

/** The calls of all editions, with one clock and one set of credentials. */
export class SignedCalls {
  readonly #server: ApiServer;
  readonly #clock = new Clock();
  readonly #credentials: CredentialSource;
  readonly #editions = new Map<EditionKey, EditionCalls>();

  constructor(server: ApiServer) {
    this.#server = server;
    this.#credentials = new CredentialSource(server, this.#clock);
  }

  of(edition: EditionKey): EditionCalls {
    const known = this.#editions.get(edition);
    if (known) return known;
    const client = new SignedClient(this.#server, edition, this.#clock, this.#credentials);
    const calls = {
      client,
      items: new ItemBatch(client),
      roster: new RemoteRoster(client),
      operations,
      itemFromWire,
    };
    this.#editions.set(edition, calls);
    return calls;
  }

  /** Somebody else is there than before. */
  forgetCredentials(): void {
    this.#credentials.forget();
  }
}
