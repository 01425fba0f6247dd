import type { Transaction } from 'kysely';
import type { Tables } from '../storage/tables.ts';

/** Who asks, as a verified signature tells; it decides what may be read and written. */
export type Identity = UserIdentity | GuestIdentity;

export interface UserIdentity extends Signed {
  readonly kind: 'user';
  readonly userId: string;
  readonly sessionId: string;
  /** Lower case. */
  readonly username: string;
}

export interface GuestIdentity extends Signed {
  readonly kind: 'guest';
  /** Stays with a browser; it owns nothing but what its holder shared. */
  readonly guestId: string;
}

interface Signed {
  /** Keyed hash of the address the credentials were given to: limits are counted by it, nobody is found by it. */
  readonly client: string;
  /** Unique among all requests for as long as this one would be accepted. */
  readonly nonce: string;
  /** Milliseconds since 1970; after it the signature is too old, and the nonce may be forgotten. */
  readonly staleAt: number;
}

/**
 * The first thing in the transaction of every write (acceptance D19): refuses a request that was written already
 * and a session that has ended, and remembers the nonce with the write. Made once a request by `guardWrites`
 * (write-guard.ts), so that one request may write several times.
 */
export type WriteGuard = (transaction: Transaction<Tables>) => Promise<void>;
