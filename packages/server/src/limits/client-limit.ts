/** The share of a limit from which other servers are told how much a client has used: most clients never reach it. */
const WORTH_TELLING = 0.1;

/** Allows each client so many requests a minute. Counts start anew with every whole minute. */
export class ClientLimit {
  readonly #most: number;
  readonly #now: () => number;
  /** Requests counted here, how many of them other servers know about, and requests counted by the others. */
  readonly #counts = new Map<string, { here: number; told: number; elsewhere: number }>();
  #minute = 0;

  constructor(most: number, now: () => number = Date.now) {
    this.#most = most;
    this.#now = now;
  }

  /** Whether there is room for one more, which is then taken. */
  take(client: string): boolean {
    this.#forgetLastMinute();
    const count = this.#counts.get(client) ?? { here: 0, told: 0, elsewhere: 0 };
    if (count.here + count.elsewhere >= this.#most) return false;
    count.here += 1;
    this.#counts.set(client, count);
    return true;
  }

  /** Seconds until there is room again. */
  retryAfter(): number {
    return 60 - Math.floor((this.#now() % 60_000) / 1000);
  }

  /** What the other servers should know, and do not yet; it counts as told from now on. */
  untold(): { readonly minute: number; readonly clients: readonly (readonly [string, number])[] } {
    this.#forgetLastMinute();
    const clients: (readonly [string, number])[] = [];
    for (const [client, count] of this.#counts) {
      if (count.here < this.#most * WORTH_TELLING || count.here === count.told) continue;
      clients.push([client, count.here - count.told]);
      count.told = count.here;
    }
    return { minute: this.#minute, clients };
  }

  /** Who was counted in this minute. */
  clients(): readonly string[] {
    this.#forgetLastMinute();
    return [...this.#counts.keys()];
  }

  /** How much all servers together gave a client in a minute. */
  learn(minute: number, client: string, all: number): void {
    this.#forgetLastMinute();
    const count = this.#counts.get(client);
    if (count && minute === this.#minute) count.elsewhere = Math.max(0, all - count.told);
  }

  #forgetLastMinute(): void {
    const minute = Math.floor(this.#now() / 60_000);
    if (minute === this.#minute) return;
    this.#counts.clear();
    this.#minute = minute;
  }
}
