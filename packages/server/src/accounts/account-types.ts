import type { MailLimits } from '../mail/mail-limits.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Secret } from '../signing/secret.ts';
import type { Database } from '../storage/open-database.ts';
import type { Captcha } from './captcha.ts';

/** Where what happens to accounts is written down: by their ids, never by names or addresses. */
export interface AccountsLog {
  info(what: object, message: string): void;
  warn(what: object, message: string): void;
  error(what: object, message: string): void;
}

export interface AccountsParts {
  readonly database: Database;
  readonly secret: Secret;
  readonly mailer: Mailer;
  readonly mailLimits: MailLimits;
  readonly captcha: Captcha;
  readonly log: AccountsLog;
  /** Registrations of one client an hour. */
  readonly registrationsPerHour: number;
}

export interface Registration {
  readonly username: string;
  readonly password: string;
  readonly email: string;
  readonly captcha: string;
}

/** Whoever asks, as far as their browser tells. */
export interface Browser {
  /** As limits count it. */
  readonly client: string;
  readonly cookie: string;
  /** What it calls itself. */
  readonly device: string;
}

/** Whoever holds a session. */
export interface SignedIn {
  readonly sessionId: string;
  readonly user: AccountUser;
}

export interface AccountUser {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  /** 'true' marks a patron. */
  readonly patron: string | null;
}

/** An answer for the browser: what to say, and the cookies that go with it. */
export interface WithCookies<Value> {
  readonly value: Value;
  readonly cookies: readonly string[];
}
