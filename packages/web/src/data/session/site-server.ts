import { AuthClient } from '@gearwright/api/client/auth-client.ts';
import type { EditionKey } from '@gearwright/game/stat/catalogue.ts';
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

  constructor(origin: string) {
    this.#origin = origin;
    this.accounts = new AuthClient({ origin }, () => this.#forget());
  }

  readonly canSign = (): boolean => globalThis.crypto?.subtle !== undefined;

  async currentUser(): Promise<User | null> {
    const user = this.canSign() ? await this.accounts.currentUser() : null;
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

  #forget(): void {
    void this.#signed?.then((calls) => calls.forgetCredentials());
  }
}

/** The string "true" marks a patron (core §6). */
function isPatron({ patron }: { readonly patron: string }): boolean {
  return patron === 'true';
}
