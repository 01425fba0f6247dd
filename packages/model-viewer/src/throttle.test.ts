import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttled } from './throttle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('M1: at once, then the last of what came within the span', () => {
  const called: string[] = [];
  const call = throttled<string>(50, (value) => called.push(value));
  for (const value of ['a', 'b', 'c']) call(value);
  expect(called).toEqual(['a']);
  vi.advanceTimersByTime(50);
  expect(called).toEqual(['a', 'c']);
  vi.advanceTimersByTime(50);
  call('d');
  expect(called).toEqual(['a', 'c', 'd']);
});
