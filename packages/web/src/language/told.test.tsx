// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { message, shown } from './told.ts';

afterEach(cleanup);

test('in English a text is its key, with what stands at its places', () => {
  expect(message('Save')).toBe('Save');
  expect(message('{count} of {most} points', { count: 3, most: 51 })).toBe('3 of 51 points');
  expect(message('Level {level}{more}', { level: 60, more: null })).toBe('Level 60');
  expect(shown('Strength')).toBe('Strength');
});

test('elements keep their place in it', () => {
  const { container } = render(
    <p>{message('See {a} first.', { a: <a href="/terms">terms</a> })}</p>,
  );
  expect(container.innerHTML).toBe('<p>See <a href="/terms">terms</a> first.</p>');
});
