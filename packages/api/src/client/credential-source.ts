import { AwsClient } from 'aws4fetch';
import type { SigningCredentials } from './auth-answers.ts';
import { readAuthAnswer } from './auth-request.ts';
import type { Clock } from './clock.ts';
import type { Server } from './http.ts';
import { SIGNING } from './signing-scheme.ts';

/** Milliseconds before their end at which credentials are replaced. */
const EARLY = 60_000;

/** Temporary credentials, asked for when first needed and again before they end. */
export class CredentialSource {
  readonly #server: Server;
  readonly #clock: Clock;
  #signer: Promise<AwsClient> | null = null;
  /** By the clock, which is put right together with it. */
  #until = 0;

  constructor(server: Server, clock: Clock) {
    this.#server = server;
    this.#clock = clock;
  }

  async signer(): Promise<AwsClient> {
    if (this.#signer && this.#clock.now() < this.#until) return this.#signer;
    const asked = this.#ask();
    this.#signer = asked;
    // Until it is known: many calls at once ask once.
    this.#until = Infinity;
    asked.catch(() => this.#signer === asked && this.forget());
    return asked;
  }

  /** Somebody else signs from now on, or these were refused. */
  forget(): void {
    this.#signer = null;
    this.#until = 0;
  }

  async #ask(): Promise<AwsClient> {
    const answer = readAuthAnswer<SigningCredentials>(this.#server, 'credentials', {});
    const { keyId, secret, token, expiresAt, serverTime } = await answer;
    this.#clock.learn(serverTime);
    this.#until = this.#clock.now() + (expiresAt - serverTime) - EARLY;
    return new AwsClient({
      accessKeyId: keyId,
      secretAccessKey: secret,
      sessionToken: token,
      region: SIGNING.region,
      service: SIGNING.service,
      // A request signed once is sent once: whether to try again is decided above.
      retries: 0,
    });
  }
}
