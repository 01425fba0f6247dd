import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withDeadline } from './with-deadline.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const after = (milliseconds: number, answer: string) =>
  new Promise<string>((resolve) => void setTimeout(() => resolve(answer), milliseconds));

test('what comes in time is the answer, and a failure stays one', async () => {
  const quick = withDeadline(after(249, 'quick'), 250, () => 'late');
  await vi.advanceTimersByTimeAsync(249);
  expect(await quick).toBe('quick');
  const failing = withDeadline(Promise.reject(new Error('no')), 250, () => 'late');
  await expect(failing).rejects.toThrow('no');
  expect(vi.getTimerCount()).toBe(0);
});

test('what takes too long is given up, each by its own limit', async () => {
  const given: string[] = [];
  for (const [limit, name] of [
    [50, 'short'],
    [250, 'long'],
  ] as const) {
    void withDeadline(after(1000, 'answer'), limit, () => name).then((each) => given.push(each));
  }
  await vi.advanceTimersByTimeAsync(49);
  expect(given).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(given).toEqual(['short']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(given).toEqual(['short', 'long']);
});
