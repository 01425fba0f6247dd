import type { Clock } from '../../src/publisher/clock.ts';

/** Waits take no time, but the clock moves by them. */
export class TestClock implements Clock {
  readonly waits: number[] = [];
  #now: number;

  constructor(now = Date.UTC(2025, 10, 15)) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  pass(milliseconds: number): void {
    this.#now += milliseconds;
  }

  wait(milliseconds: number): Promise<void> {
    this.waits.push(milliseconds);
    this.pass(milliseconds);
    return Promise.resolve();
  }

  random(): number {
    return 0.5;
  }
}
