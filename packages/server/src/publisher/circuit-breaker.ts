import type { Clock } from './clock.ts';
import { PublisherError } from './publisher.ts';

/** Failures in a row before nobody is asked any more. */
const FAILURES = 5;
/** Milliseconds until one may try again. */
const REST = 30_000;

/** Spares a service that is down, and everybody the wait for it. */
export class CircuitBreaker {
  readonly #clock: Clock;
  #failures = 0;
  #restsUntil = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async run<Value>(request: () => Promise<Value>): Promise<Value> {
    const now = this.#clock.now();
    if (this.#failures >= FAILURES) {
      if (now < this.#restsUntil) {
        throw new PublisherError(
          'unreachable',
          'it failed too often; it is left alone for a while',
        );
      }
      // One goes ahead; the others wait for what becomes of it.
      this.#restsUntil = now + REST;
    }
    try {
      const value = await request();
      this.#failures = 0;
      return value;
    } catch (error) {
      if (error instanceof PublisherError && error.failure === 'unreachable') {
        this.#failures += 1;
        this.#restsUntil = this.#clock.now() + REST;
      }
      throw error;
    }
  }
}
