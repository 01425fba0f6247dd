// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Difference } from './Difference.tsx';

afterEach(cleanup);

test.each([
  [2246.94, '+2,246.9'],
  [-1000, '−1,000.0'],
  [0.04, '–'],
])('%d reads %s', (by, text) => {
  expect(render(<Difference by={by} />).container.textContent).toBe(text);
});
