import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { SigningCredentials } from '@gearwright/api/client/auth-answers.ts';
import { PlannerError } from '@gearwright/game/messages.ts';
import type { Secret } from './secret.ts';

/** Milliseconds (acceptance D19). */
export const CREDENTIALS_LIVE = 10 * 60_000;

/** Whom credentials are for; sealed into their token. */
export type Holder =
  | {
      readonly kind: 'user';
      readonly userId: string;
      readonly sessionId: string;
      readonly username: string;
      readonly client: string;
    }
  | { readonly kind: 'guest'; readonly guestId: string; readonly client: string };

export interface OpenedToken {
  readonly holder: Holder;
  readonly keyId: string;
  readonly secret: string;
  readonly expiresAt: number;
}

interface Sealed {
  readonly holder: Holder;
  readonly keyId: string;
  readonly expiresAt: number;
}

const IV = 12;
const TAG = 16;

/** Gives out credentials and reads them back; any process with the same secret can. */
export class CredentialSeal {
  readonly #tokenKey: Buffer;
  readonly #secretKey: Buffer;

  constructor(secret: Secret) {
    this.#tokenKey = secret.key('credentials');
    this.#secretKey = secret.key('signing');
  }

  issue(holder: Holder, now: number): SigningCredentials {
    const keyId = `GW${randomBytes(12).toString('hex').toUpperCase()}`;
    const expiresAt = now + CREDENTIALS_LIVE;
    const token = this.#seal({ holder, keyId, expiresAt });
    return { keyId, secret: this.#secretOf(token), token, expiresAt, serverTime: now };
  }

  /** `requestForged` when it was not sealed by us. */
  open(token: string): OpenedToken {
    try {
      const bytes = Buffer.from(token, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', this.#tokenKey, bytes.subarray(0, IV), {
        authTagLength: TAG,
      });
      decipher.setAuthTag(bytes.subarray(-TAG));
      const text = Buffer.concat([decipher.update(bytes.subarray(IV, -TAG)), decipher.final()]);
      return { ...(JSON.parse(text.toString()) as Sealed), secret: this.#secretOf(token) };
    } catch {
      throw new PlannerError('requestForged');
    }
  }

  #seal(sealed: Sealed): string {
    const iv = randomBytes(IV);
    const cipher = createCipheriv('aes-256-gcm', this.#tokenKey, iv, { authTagLength: TAG });
    const text = Buffer.concat([cipher.update(JSON.stringify(sealed)), cipher.final()]);
    return Buffer.concat([iv, text, cipher.getAuthTag()]).toString('base64url');
  }

  #secretOf(token: string): string {
    return createHmac('sha256', this.#secretKey).update(token).digest('base64url');
  }
}
