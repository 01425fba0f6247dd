// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withRoster } from '../../../test/with-roster.tsx';
import type { AdProvider } from './ad-provider.ts';
import { adSlotKey, type AdDevice } from './ad-sizes.ts';
import { AdSlot } from './AdSlot.tsx';
import { MOST_REFRESHES, REFRESH } from './use-ad.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const ad = { title: 'Buy', text: 'things', to: '/items' };

interface Shown {
  readonly patron?: boolean;
  readonly device?: AdDevice;
  readonly narrow?: boolean;
}

async function show(
  next: AdProvider['next'],
  { patron = false, device = 'all', narrow = false }: Shown = {},
) {
  vi.stubGlobal('matchMedia', () => ({
    matches: narrow,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const user = { id: 'u', username: 'u', isPatron: patron };
  const { Around } = withRoster({ user });
  render(
    <MemoryRouter>
      <Around>
        <AdSlot size="leaderboard" device={device} provider={{ next }} />
      </Around>
    </MemoryRouter>,
  );
  await act(() => vi.advanceTimersByTimeAsync(0));
}

test('A5: a place is refreshed at most 10 times, every 30 s', async () => {
  const next = vi.fn<AdProvider['next']>(async () => ad);
  await show(next);
  expect(next).toHaveBeenCalledTimes(1);
  await act(() => vi.advanceTimersByTimeAsync(REFRESH));
  expect(next).toHaveBeenCalledTimes(2);
  await act(() => vi.advanceTimersByTimeAsync(REFRESH * 30));
  expect(next).toHaveBeenCalledTimes(1 + MOST_REFRESHES);
  expect([REFRESH, MOST_REFRESHES]).toEqual([30_000, 10]);
});

test('A5: a failure is only logged', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await show(() => Promise.reject(new Error('none')));
  expect(logged).toHaveBeenCalledOnce();
  expect(screen.queryByRole('link')).toBeNull();
});

test('A5: a patron sees none, and nobody is asked for one', async () => {
  const next = vi.fn<AdProvider['next']>(async () => ad);
  await show(next, { patron: true });
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(next).not.toHaveBeenCalled();
});

test.each([
  { device: 'desktop', narrow: true, shown: false },
  { device: 'desktop', narrow: false, shown: true },
  { device: 'mobile', narrow: true, shown: true },
  { device: 'mobile', narrow: false, shown: false },
  { device: 'all', narrow: true, shown: true },
] as const)('A5: $device only, narrow $narrow: $shown', async ({ shown, ...where }) => {
  await show(async () => ad, where);
  expect(screen.queryByRole('link') !== null).toBe(shown);
});

test('A5: talent pages share one key', () => {
  expect(adSlotKey('leaderboard', '/sod/talents/mage/0aB')).toBe('leaderboard:/sod/talents');
  expect(adSlotKey('leaderboard', '/talents')).toBe('leaderboard:/talents');
  expect(adSlotKey('skyscraper', '/items')).toBe('skyscraper:/items');
});
