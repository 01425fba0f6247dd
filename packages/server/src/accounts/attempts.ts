import { PlannerError } from '@gearwright/game/messages.ts';

const KEYS_KEPT = 50_000;

/** Counts what went wrong lately, by whom and for whom; in this process alone. */
export class Attempts {
  readonly #most: number;
  readonly #within: number;
  readonly #now: () => number;
  readonly #failures = new Map<string, number[]>();

  /** `within` is in milliseconds. */
  constructor(most: number, within: number, now: () => number = Date.now) {
    this.#most = most;
    this.#within = within;
    this.#now = now;
  }

  /** Runs it, unless too much went wrong before; a `PlannerError` counts as a failure, success forgets them. */
  async try<Value>(key: string, attempt: () => Promise<Value>): Promise<Value> {
    const recent = this.#recent(key);
    if (recent.length >= this.#most) throw new PlannerError('tooManyAttempts');
    // Counted before it is known, so that many at once cannot slip through.
    const moment = this.#now();
    this.#keep(key, [...recent, moment]);
    try {
      const value = await attempt();
      this.#failures.delete(key);
      return value;
    } catch (error) {
      if (!(error instanceof PlannerError)) {
        this.#keep(key, this.#recent(key).toSpliced(this.#recent(key).indexOf(moment), 1));
      }
      throw error;
    }
  }

  #recent(key: string): readonly number[] {
    const after = this.#now() - this.#within;
    return (this.#failures.get(key) ?? []).filter((moment) => moment > after);
  }

  #keep(key: string, moments: readonly number[]): void {
    this.#failures.delete(key);
    this.#failures.set(key, [...moments]);
    if (this.#failures.size > KEYS_KEPT) this.#failures.delete(this.#failures.keys().next().value!);
  }
}
