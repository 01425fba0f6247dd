import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inSpareTime } from './in-spare-time.ts';

let now = 0;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Each bit of it takes 4 ms. */
function work(bits: number) {
  return vi.fn<() => boolean>(() => {
    now += 4;
    return --bits === 0;
  });
}

test('Q1: names are made ready when the screen stands, a few milliseconds at a time', () => {
  const step = work(5);
  inSpareTime(step);
  vi.advanceTimersByTime(199);
  expect(step).not.toHaveBeenCalled();
  vi.advanceTimersToNextTimer();
  expect(step).toHaveBeenCalledTimes(2);
  vi.runAllTimers();
  expect(step).toHaveBeenCalledTimes(5);
});

test('Q1: and no further once somebody has left', () => {
  const step = work(5);
  const stop = inSpareTime(step);
  vi.advanceTimersToNextTimer();
  stop();
  vi.runAllTimers();
  expect(step).toHaveBeenCalledTimes(2);
});
