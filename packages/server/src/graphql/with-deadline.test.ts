import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { withDeadline } from './with-deadline.ts';

const never = new Promise<string>(() => {});

test('what comes in time is the answer, and a failure stays one', async () => {
  expect(await withDeadline(wait(5, 'answer'), 1000, () => 'late')).toBe('answer');
  await expect(withDeadline(Promise.reject(new Error('no')), 1000, () => 'late')).rejects.toThrow(
    'no',
  );
});

test('what takes too long is given up, each by its own limit', async () => {
  const [short, long, quick] = await Promise.all([
    withDeadline(never, 50, () => 'short'),
    withDeadline(never, 250, () => 'long'),
    withDeadline(wait(20, 'quick'), 250, () => 'late'),
  ]);
  expect([short, long, quick]).toEqual(['short', 'long', 'quick']);
});
