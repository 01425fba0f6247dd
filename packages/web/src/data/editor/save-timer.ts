/** Fires when the first of several debounces has run out: each kind of change waits its own time. */
export class SaveTimer {
  readonly #fire: () => void;
  readonly #due = new Map<number, number>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(fire: () => void) {
    this.#fire = fire;
  }

  /** Milliseconds from now; again with the same number begins anew. */
  wait(ms: number): void {
    this.#due.set(ms, Date.now() + ms);
    this.#arm();
  }

  clear(): void {
    this.#due.clear();
    clearTimeout(this.#timer);
  }

  #arm(): void {
    clearTimeout(this.#timer);
    const next = Math.max(0, Math.min(...this.#due.values()) - Date.now());
    this.#timer = setTimeout(() => {
      this.#due.clear();
      this.#fire();
    }, next);
  }
}
