import { expect, test } from 'vitest';
import { gradual, lazy } from './lazy.ts';

function counted() {
  const done: string[] = [];
  const names = gradual(function* () {
    done.push('read');
    yield;
    done.push('sorted');
    return done.join();
  });
  return { done, names };
}

test('Q1: what is lazy is made once, and not before it is asked for', () => {
  let made = 0;
  const value = lazy(() => ++made);
  expect(made).toBe(0);
  expect([value(), value(), made]).toEqual([1, 1, 1]);
});

test('Q1: what is made gradually goes on where it stopped', () => {
  const { done, names } = counted();
  expect([names.step(), done]).toEqual([false, ['read']]);
  expect([names.step(), done]).toEqual([true, ['read', 'sorted']]);
  expect([names.step(), names(), done.length]).toEqual([true, 'read,sorted', 2]);
});

test('Q1: whoever asks half-way gets it whole', () => {
  const { names } = counted();
  names.step();
  expect(names()).toBe('read,sorted');
  expect(names.step()).toBe(true);
});

test('Q1: what fails while it is made fails whenever it is asked for', () => {
  const names = gradual<string>(function* () {
    yield;
    throw new Error('no names');
  });
  expect(names.step()).toBe(false);
  expect(() => names.step()).toThrow('no names');
  expect(() => names()).toThrow('no names');
});
