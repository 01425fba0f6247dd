// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { useTabState } from './use-tab-state.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const form = z.object({ name: z.string() });
const shown = () => renderHook(() => useTabState('draft', form, () => ({ name: '' }))).result;
const kept = () => sessionStorage.getItem('draft');

test('S1: what is typed is kept by the tab', () => {
  const first = shown();
  act(() => first.current[1]({ name: 'Raid' }));
  act(() => first.current[1](({ name }) => ({ name: `${name} night` })));
  expect(shown().current[0]).toEqual({ name: 'Raid night' });
});

test('S1: what is said after it was forgotten is not kept for the next form', () => {
  const [, write, forget] = shown().current;
  act(() => {
    write({ name: 'Raid' });
    forget();
    write({ name: 'Late' });
  });
  expect(kept()).toBeNull();
  expect(shown().current[0]).toEqual({ name: '' });
});

test.each(['{"name":7}', '[]', 'no JSON', '"text"'])(
  'S1: %s is no draft, and the form begins anew',
  (text) => {
    sessionStorage.setItem('draft', text);
    expect(shown().current[0]).toEqual({ name: '' });
  },
);
