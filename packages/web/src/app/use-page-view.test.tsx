// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EditionContext } from '../data/edition-context.ts';
import { usePageView } from './use-page-view.ts';

const sent: string[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  navigator.sendBeacon = (address) => sent.push(String(address)) > 0;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <EditionContext value="tbc">{children}</EditionContext>
);

function looksAt(route: string, place: string): void {
  renderHook(() => usePageView(route, place), { wrapper });
}

test('P5: a view is sent once the page had its time, and once only', () => {
  looksAt('/items', '/items');
  looksAt('/items', '/items');
  expect(sent).toEqual([]);
  vi.runAllTimers();
  expect(sent).toEqual(['/page-view?edition=tbc&route=%2Fitems']);
  window.dispatchEvent(new Event('pagehide'));
  expect(sent).toHaveLength(1);
});

test('P5: who leaves at once is counted, under every route they came by', () => {
  looksAt('/terms', '/terms');
  looksAt('/set/{publicId}/{tab?}', '/set/a');
  looksAt('/set/{publicId}/{tab?}', '/set/b');
  window.dispatchEvent(new Event('pagehide'));
  expect(sent).toHaveLength(3);
  vi.runAllTimers();
  expect(sent).toHaveLength(3);
});
