/** What a client has left, and when that was so. */
interface Purse {
  left: number;
  at: number;
}

const MINUTE = 60_000;
/** Of a minute's work, what may be spent at once: a page that opens asks many things together. */
const AT_ONCE = 1 / 3;
/** Clients remembered; those who have spent nothing lately go first. */
const MOST = 20_000;

/**
 * Work that is done for one client: so many milliseconds of processor time a minute, and a part of them at once.
 * Counting requests says little, for one may take a thousand times what another takes.
 */
export class WorkBudget {
  readonly #perMinute: number;
  readonly #now: () => number;
  readonly #purses = new Map<string, Purse>();

  constructor(perMinute: number, now: () => number = () => performance.now()) {
    this.#perMinute = perMinute;
    this.#now = now;
  }

  hasRoom(client: string): boolean {
    return (this.#purse(client)?.left ?? this.#most) > 0;
  }

  /** What has been done: it may be more than was left, and is worked off before anything else. */
  spend(client: string, milliseconds: number): void {
    const purse = this.#purse(client) ?? { left: this.#most, at: this.#now() };
    purse.left -= milliseconds;
    this.#purses.delete(client);
    this.#purses.set(client, purse);
    if (this.#purses.size > MOST) this.#purses.delete(this.#purses.keys().next().value!);
  }

  /** Whole seconds until there is room again. */
  retryAfter(client: string): number {
    const missing = -(this.#purse(client)?.left ?? 0);
    return Math.max(1, Math.ceil(((missing / this.#perMinute) * MINUTE) / 1000));
  }

  get #most(): number {
    return this.#perMinute * AT_ONCE;
  }

  #purse(client: string): Purse | undefined {
    const purse = this.#purses.get(client);
    if (!purse) return undefined;
    const now = this.#now();
    purse.left = Math.min(this.#most, purse.left + ((now - purse.at) / MINUTE) * this.#perMinute);
    purse.at = now;
    return purse;
  }
}
