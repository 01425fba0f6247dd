/** Milliseconds: from here on a device's clock is wrong enough to matter. */
const SKEW = 300_000;

/** The time as the server has it: the device's, put right once it turned out to be wrong. */
export class Clock {
  readonly #device: () => number;
  #offset = 0;

  constructor(device: () => number = Date.now) {
    this.#device = device;
  }

  now(): number {
    return this.#device() + this.#offset;
  }

  /** What is stored to put the device's clock right, in milliseconds. */
  get offset(): number {
    return this.#offset;
  }

  /** The offset is stored when the server's time differs by five minutes or more. */
  learn(serverTime: number): void {
    if (Number.isFinite(serverTime) && Math.abs(serverTime - this.now()) >= SKEW) {
      this.#offset = serverTime - this.#device();
    }
  }

  /** The same from the header `Date`, which tells whole seconds. */
  learnFrom(response: Response): void {
    const date = Date.parse(response.headers.get('date') ?? '');
    // Within the second it names, it is later rather than earlier.
    this.learn(date - this.now() > 0 ? date + 999 : date);
  }
}
