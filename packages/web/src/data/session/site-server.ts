import { AuthClient } from '@gearwright/api/client/auth-client.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { Roster } from '@gearwright/roster/roster.ts';
import { lazyRoster } from '../roster/lazy-roster.ts';
import type { Server } from './server.ts';
import type { EditionCalls, SignedCalls } from './signed-calls.ts';
import type { User } from './user.ts';

/** The server this page came from. What signs and speaks GraphQL is fetched when it is first needed. */
export class SiteServer implements Server {
  readonly accounts: AuthClient;
  readonly #origin: string;
  readonly #rosters = new Map<EditionKey, Roster>();
  #signed: Promise<SignedCalls> | null = null;
  /** Id of whoever was there at the last look; null is a guest. */
  #seen: string | null | undefined;

  constructor(origin: string) {
    this.#origin = origin;
    this.accounts = new AuthClient({ origin }, () => void this.#forget());
  }

  readonly canSign = (): boolean => globalThis.crypto?.subtle !== undefined;

  async currentUser(): Promise<User | null> {
    const user = this.canSign() ? await this.accounts.currentUser() : null;
    const id = user?.id ?? null;
    // Somebody signed in or out in another tab: what was signed for the one before is not theirs.
    if (this.#seen !== undefined && this.#seen !== id) await this.#forget();
    this.#seen = id;
    return user && { id: user.id, username: user.username, isPatron: isPatron(user.attributes) };
  }

  signOut(): Promise<void> {
    return this.accounts.signOut();
  }

  async calls(edition: EditionKey): Promise<EditionCalls> {
    this.#signed ??= import('./signed-calls.ts').then(
      ({ SignedCalls: Calls }) => new Calls({ origin: this.#origin }),
    );
    return (await this.#signed).of(edition);
  }

  readonly roster = (edition: EditionKey): Roster => {
    const known = this.#rosters.get(edition);
    if (known) return known;
    const roster = lazyRoster(async () => (await this.calls(edition)).roster);
    this.#rosters.set(edition, roster);
    return roster;
  };

  async #forget(): Promise<void> {
    (await this.#signed)?.forgetCredentials();
  }
}

/** The string "true" marks a patron. */
function isPatron({ patron }: { readonly patron: string }): boolean {
  return patron === 'true';
}
