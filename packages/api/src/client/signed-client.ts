import type { MessageCode } from '@gearwright/game/messages.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { ENDPOINTS } from '../endpoints.ts';
import type { Operation } from '../operation.ts';
import { refusalOf, resultOf, type Answer } from './answer.ts';
import { CallFailed } from './call-failed.ts';
import { Clock } from './clock.ts';
import { CredentialSource } from './credential-source.ts';
import { send, type Server } from './http.ts';
import { SIGNING } from './signing-scheme.ts';

export interface CallOptions {
  readonly signal?: AbortSignal;
}

/** Refused before anything was done, for a reason that asking once more can put right. */
const TRY_AGAIN: readonly (MessageCode | undefined)[] = [
  'requestSkewed',
  'requestExpired',
  'requestForged',
];
/** After these the credentials are of no use any more. */
const OF_NO_USE: readonly (MessageCode | undefined)[] = [
  'requestExpired',
  'requestForged',
  'sessionEnded',
  'accountDeleted',
];

/** The planner's calls, each signed with temporary credentials; for pages and for Node. */
export class SignedClient {
  readonly #server: Server;
  readonly #url: string;
  readonly #clock: Clock;
  readonly #credentials: CredentialSource;

  /** Clients of one server may share the clock and the credentials. */
  constructor(
    server: Server,
    edition: EditionKey,
    clock: Clock = new Clock(),
    credentials: CredentialSource = new CredentialSource(server, clock),
  ) {
    this.#server = server;
    this.#url = server.origin + ENDPOINTS[edition];
    this.#clock = clock;
    this.#credentials = credentials;
  }

  /** Somebody else is signed in than before. */
  forgetCredentials(): void {
    this.#credentials.forget();
  }

  /** A refusal is thrown as the `PlannerError` it is; a failure on the way is a `CallFailed`. */
  async call<Result, Variables>(
    operation: Operation<Result, Variables>,
    variables: Variables,
    { signal }: CallOptions = {},
  ): Promise<Result> {
    const body = JSON.stringify({
      operationName: operation.name,
      variables,
      query: operation.text,
    });
    let answer = await this.#ask(body, signal);
    if (TRY_AGAIN.includes(refusalOf(answer))) answer = await this.#ask(body, signal);
    return resultOf<Result>(answer);
  }

  async #ask(body: string, abort: AbortSignal | undefined): Promise<Answer> {
    const { response, body: answer } = await send(
      this.#server,
      (signal) => this.#sign(body, signal),
      abort,
    );
    const read = answer as Answer;
    if (!read.data && !read.errors) throw new CallFailed('unreadable', response.status);
    this.#clock.learnFrom(response);
    const refusal = refusalOf(read);
    if (OF_NO_USE.includes(refusal)) this.#credentials.forget();
    return read;
  }

  async #sign(body: string, signal: AbortSignal): Promise<Request> {
    const signer = await this.#credentials.signer();
    return signer.sign(this.#url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SIGNING.nonceHeader]: crypto.randomUUID() },
      body,
      signal,
      aws: { datetime: datetime(this.#clock.now()) },
    });
  }
}

/** 20251115T093000Z */
function datetime(time: number): string {
  return new Date(time).toISOString().replaceAll(/[:-]|\.\d{3}/g, '');
}
