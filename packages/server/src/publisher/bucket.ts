import type { Clock } from './clock.ts';
import { PublisherError } from './publisher.ts';

/** Callers that would wait longer than this, in milliseconds, are sent away. */
const PATIENCE = 3_000;

/** Lets so many through a second, on average, and no more than that many at once. */
export class Bucket {
  readonly #rate: () => number;
  readonly #clock: Clock;
  /** Requests that may pass now; below zero, how many are waiting for theirs. */
  #left: number;
  #filledAt: number;

  /** The rate may change: it is this server's part of what all may have together. */
  constructor(perSecond: () => number, clock: Clock) {
    this.#rate = perSecond;
    this.#clock = clock;
    this.#left = perSecond();
    this.#filledAt = clock.now();
  }

  async take(): Promise<void> {
    const now = this.#clock.now();
    const perSecond = this.#rate();
    const gained = ((now - this.#filledAt) / 1000) * perSecond;
    this.#left = Math.min(perSecond, this.#left + gained);
    this.#filledAt = now;
    const wait = ((1 - this.#left) / perSecond) * 1000;
    if (wait > PATIENCE) throw new PublisherError('busy', 'too many requests are waiting');
    this.#left -= 1;
    if (wait > 0) await this.#clock.wait(wait);
  }
}
