/** Time and chance come as arguments, so that tests need not wait for either. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  wait(milliseconds: number): Promise<void>;
  /** 0 up to, not including, 1. */
  random(): number;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
  random: () => Math.random(),
};
