/** So many of something a minute for each client; counted in whole minutes, forgotten with them. */
export class ClientLimit {
  readonly #most: number;
  readonly #now: () => number;
  readonly #counts = new Map<string, number>();
  #minute = 0;

  constructor(most: number, now: () => number = Date.now) {
    this.#most = most;
    this.#now = now;
  }

  /** Whether there is room for one more, which is then taken. */
  take(client: string): boolean {
    const minute = Math.floor(this.#now() / 60_000);
    if (minute !== this.#minute) {
      this.#counts.clear();
      this.#minute = minute;
    }
    const count = (this.#counts.get(client) ?? 0) + 1;
    if (count > this.#most) return false;
    this.#counts.set(client, count);
    return true;
  }

  /** Seconds until there is room again. */
  retryAfter(): number {
    return 60 - Math.floor((this.#now() % 60_000) / 1000);
  }
}
