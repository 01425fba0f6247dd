// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LOCAL_KEYS } from './local-keys.ts';
import { useLocalFlag, useLocalValue } from './use-local-value.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
});

test('H1: the specified keys, to the letter', () => {
  expect(LOCAL_KEYS.migrateIgnore).toBe('local-data-migrate-ignore');
  expect(LOCAL_KEYS.modelDisabledOnLoad).toBe('model-viewer-disable-on-load');
  expect(LOCAL_KEYS.statSection('abc', 2)).toBe('stat-section-abc-2');
});

test('H1: a flag is kept as "true" or "false" and every reader sees it', () => {
  const key = LOCAL_KEYS.modelDisabledOnLoad;
  const { result } = renderHook(() => ({ one: useLocalFlag(key), other: useLocalFlag(key) }));
  expect(result.current.one[0]).toBe(false);
  act(() => result.current.one[1](true));
  expect([localStorage.getItem(key), result.current.other[0]]).toEqual(['true', true]);
  act(() => result.current.one[1](false));
  expect([localStorage.getItem(key), result.current.other[0]]).toEqual(['false', false]);
});

test('what another tab writes is seen', () => {
  const { result } = renderHook(() => useLocalValue('stat-section-abc-2'));
  localStorage.setItem('stat-section-abc-2', 'melee');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'stat-section-abc-2' })));
  expect(result.current[0]).toBe('melee');
});

test('a browser that refuses still remembers while the page is open', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'QuotaExceededError');
  });
  const { result } = renderHook(() => useLocalValue('cookie-notice'));
  act(() => result.current[1]('accepted'));
  expect(result.current[0]).toBe('accepted');
});
