/** Lets one holder in at a time, in the order in which they asked. */
export class Mutex {
  #last: Promise<void> = Promise.resolve();

  /** Resolves once the lock is held, with the function that releases it. */
  async lock(): Promise<() => void> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await before;
    return resolve;
  }
}
