/** The regions whose realms we list. */
export type Region = 'eu' | 'us';

/** What the publisher of the game answers; a request that fails throws a `PublisherError`. */
export interface Publisher {
  get(question: Question): Promise<Answer>;
}

export interface Question {
  readonly region: Region;
  /** Built from checked parts only. */
  readonly path: string;
  /** `profile-classic1x`; the region is added. */
  readonly namespace: string;
  /** `Last-Modified` of the answer we have. */
  readonly since?: string | null;
  /** Bytes an answer may have. */
  readonly limit?: number;
  /** Milliseconds it may take. */
  readonly timeout?: number;
  /** For answers too large to hold: reads the pieces as they come; the body is what it makes of them. */
  readonly read?: (pieces: AsyncIterable<Uint8Array>) => Promise<unknown>;
}

export type Answer =
  | { readonly status: 200; readonly body: unknown; readonly modified: string | null }
  | { readonly status: 304 | 403 | 404 };

export type PublisherFailure = 'busy' | 'unreachable';

export class PublisherError extends Error {
  readonly failure: PublisherFailure;
  constructor(failure: PublisherFailure, reason: string) {
    super(reason);
    this.name = 'PublisherError';
    this.failure = failure;
  }
}
