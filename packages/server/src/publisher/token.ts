import { z } from 'zod';
import type { Clock } from './clock.ts';
import { readBody } from './read-body.ts';

export interface Credentials {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly tokenUrl: string;
}

/** Milliseconds before its end that a token is replaced. */
const EARLY = 5 * 60_000;
const TIMEOUT = 5_000;
const LIMIT = 64 * 1024;

const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number() });

/** Keeps one token for all requests; everybody who needs a new one waits for the same. */
export class TokenKeeper {
  readonly #credentials: Credentials;
  readonly #clock: Clock;
  #token: { readonly text: string; readonly replaceAt: number } | null = null;
  #fetching: Promise<string> | null = null;

  constructor(credentials: Credentials, clock: Clock) {
    this.#credentials = credentials;
    this.#clock = clock;
  }

  async get(): Promise<string> {
    if (this.#token && this.#clock.now() < this.#token.replaceAt) return this.#token.text;
    this.#fetching ??= this.#fetch().finally(() => (this.#fetching = null));
    return this.#fetching;
  }

  /** It was refused: the next request gets a new one. */
  drop(token: string): void {
    if (this.#token?.text === token) this.#token = null;
  }

  async #fetch(): Promise<string> {
    const { clientId, clientSecret, tokenUrl } = this.#credentials;
    const reply = await fetch(tokenUrl, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const body = await readBody(reply, LIMIT);
    if (!reply.ok) throw new Error(`no token was given (${reply.status})`);
    const { access_token: text, expires_in: seconds } = tokenAnswer.parse(JSON.parse(body));
    // A short-lived token is replaced at half its life at the earliest.
    const life = Math.max(seconds * 1000 - EARLY, seconds * 500);
    this.#token = { text, replaceAt: this.#clock.now() + life };
    return text;
  }
}
