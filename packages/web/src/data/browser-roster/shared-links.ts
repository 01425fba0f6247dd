import type { State } from '@gearwright/roster/memory/state.ts';
import type { PublicSetInput } from '@gearwright/roster/roster.ts';
import type { BrowserStore } from './browser-store.ts';
import type { SharedLink } from './local-database.ts';
import type { PublicLinks } from './public-links.ts';

/** A guest's links are snapshots: shared anew when the set changed, deleted with it by a token kept here (acceptance D12). */
export class SharedLinks {
  readonly #store: BrowserStore;
  readonly #links: PublicLinks;
  #kept: readonly SharedLink[] = [];

  constructor(store: BrowserStore, links: PublicLinks) {
    this.#store = store;
    this.#links = links;
  }

  async share(setId: string, input: PublicSetInput): Promise<string> {
    const fingerprint = await fingerprintOf(input);
    const links = (await this.#all()).filter((link) => link.setId === setId);
    const same = links.find((link) => link.fingerprint === fingerprint);
    if (same) return same.publicId;
    // A repeat of a share whose answer was lost makes no second snapshot.
    const clientKey = `share:${setId}:${fingerprint}`;
    const { publicId, deleteToken } = await this.#links.createPublicSet(input, {
      clientKey,
      asStored: true,
    });
    await this.#put({ publicId, setId, deleteToken: deleteToken ?? '', fingerprint });
    for (const older of links) await this.#tryToWithdraw(older);
    return publicId;
  }

  /** Withdraws the links of sets that are gone; those that cannot be reached now wait for the next time. */
  async sweep(state: State): Promise<void> {
    const orphans = (await this.#all()).filter(
      ({ setId, moved }) => !moved && !state.sets.has(setId),
    );
    for (const link of orphans) await this.#tryToWithdraw(link);
  }

  /** Of one set; throws when the server did not confirm that a link leads nowhere: it may still be public. */
  async withdraw(setId: string): Promise<void> {
    const links = (await this.#all()).filter((link) => link.setId === setId);
    for (const link of links) await this.#withdraw(link);
  }

  /** Whether this browser has shared it. */
  async knows(publicId: string): Promise<boolean> {
    return (await this.#all()).some((link) => link.publicId === publicId);
  }

  /** Sets that go elsewhere leave their links behind: whoever has one can still read it. */
  async release(setIds: readonly string[]): Promise<void> {
    const links = (await this.#all()).filter(({ setId }) => setIds.includes(setId));
    for (const link of links) await this.#put({ ...link, moved: true });
  }

  /** What cannot be reached now keeps its token here, and is withdrawn another time. */
  async #tryToWithdraw(link: SharedLink): Promise<void> {
    await this.#withdraw(link).catch(() => undefined);
  }

  async #withdraw(link: SharedLink): Promise<void> {
    try {
      await this.#links.deletePublicSet(link.publicId, link.deleteToken);
    } catch (error) {
      if ((error as { code?: unknown }).code !== 'publicSetNotFound') throw error;
    }
    this.#kept = this.#kept.filter(({ publicId }) => publicId !== link.publicId);
    await (await this.#store.database())?.delete('links', link.publicId);
  }

  async #all(): Promise<readonly SharedLink[]> {
    const stored = (await (await this.#store.database())?.getAll('links')) ?? [];
    const here = this.#kept.filter((link) => !stored.some((s) => s.publicId === link.publicId));
    return [...stored, ...here];
  }

  /** A token that cannot be stored still works while the page is open. */
  async #put(link: SharedLink): Promise<void> {
    this.#kept = [...this.#kept.filter(({ publicId }) => publicId !== link.publicId), link];
    await (await this.#store.database())?.put('links', link, link.publicId).catch(() => undefined);
  }
}

async function fingerprintOf(input: PublicSetInput): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(input));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
