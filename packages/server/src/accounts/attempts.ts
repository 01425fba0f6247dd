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

  /** Runs it, unless too much went wrong before; only a `PlannerError` counts as going wrong. */
  async try<Value>(key: string, attempt: () => Promise<Value>): Promise<Value> {
    const recent = this.#recent(key);
    if (recent.length >= this.#most) throw new PlannerError('tooManyAttempts');
    // Counted before it is known, so that many at once cannot slip through.
    const moment = this.#now();
    this.#keep(key, [...recent, moment]);
    let failed = false;
    try {
      return await attempt();
    } catch (error) {
      failed = error instanceof PlannerError;
      throw error;
    } finally {
      // A success takes back itself alone: signing in to one's own account opens no other.
      if (!failed) this.#takeBack(key, moment);
    }
  }

  #takeBack(key: string, moment: number): void {
    const recent = this.#recent(key);
    this.#keep(key, recent.toSpliced(recent.indexOf(moment), 1));
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
