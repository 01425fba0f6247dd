import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Secret } from './secret.ts';

/** How callers without an account are told apart, without keeping who they are. */
export class Clients {
  readonly #key: Buffer;

  constructor(secret: Secret) {
    this.#key = secret.key('clients');
  }

  /** The same for the same address; the address cannot be had back. */
  hashOf(address: string): string {
    return this.#mac(`address ${address}`);
  }

  /** The guest of a cookie of ours, or null. */
  guestOf(cookie: string | undefined): string | null {
    const [id = '', mac = ''] = cookie?.split('.') ?? [];
    const right = Buffer.from(this.#mac(`guest ${id}`));
    const given = Buffer.from(mac);
    return right.length === given.length && timingSafeEqual(right, given) ? id : null;
  }

  newGuest(): { readonly guestId: string; readonly cookie: string } {
    const guestId = randomBytes(16).toString('base64url');
    return { guestId, cookie: `${guestId}.${this.#mac(`guest ${guestId}`)}` };
  }

  #mac(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('base64url').slice(0, 22);
  }
}
