import type { MessageCode } from '@gearwright/game/messages.ts';

/** Whoever is signed in. */
export interface AuthUser {
  readonly id: string;
  /** Lower case. */
  readonly username: string;
  readonly attributes: {
    readonly email: string;
    /** The text 'true' marks a patron. */
    readonly patron: string;
  };
}

/** One sign-in of a user, on some device; times in milliseconds since 1970. */
export interface AuthSession {
  readonly id: string;
  /** The one that asks. */
  readonly current: boolean;
  /** What the browser called itself. */
  readonly device: string | null;
  readonly startedAt: number;
  /** To the day. */
  readonly usedAt: number;
  readonly endsAt: number;
}

/** What a client signs with; times in milliseconds since 1970, by the server's clock. */
export interface SigningCredentials {
  readonly keyId: string;
  readonly secret: string;
  readonly token: string;
  readonly expiresAt: number;
  readonly serverTime: number;
}

/** The body of every refusal under `/auth`. */
export interface AuthFailure {
  readonly error: {
    readonly code: MessageCode;
    readonly message: string;
    /** Under which the server logged what it did not expect. */
    readonly id?: string;
  };
}
