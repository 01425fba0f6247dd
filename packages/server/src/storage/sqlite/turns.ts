/** Whoever writes takes a turn; the next begins when it is over. */
export class Turns {
  #last: Promise<void> = Promise.resolve();

  /** Resolves when the turn begins; the answer ends it. */
  async take(): Promise<() => void> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await before;
    return resolve;
  }
}
