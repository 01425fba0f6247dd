// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as operations from '@gearwright/api/generated/operations.ts';
import { MemoryRoster } from '@gearwright/roster/memory-roster.ts';
import { fixtureGame } from '@gearwright/roster/test/contract/contract-game.ts';
import { withRoster } from '../../../test/with-roster.tsx';
import type { EditionCalls } from '../session/signed-calls.ts';
import { useOwnedRoster } from './roster-context.ts';
import { useCharacters } from './use-characters.ts';
import { useFreshOnReturn } from './use-fresh-on-return.ts';
import { useLiveSet, type LiveCharacter } from './use-live-set.ts';

const game = fixtureGame();
const user = { id: 'u1', username: 'ragnar', isPatron: false };

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('A3: what the cache has is the answer', async () => {
  const roster = new MemoryRoster(game);
  const asked = vi.spyOn(roster, 'listCharacters');
  const { Around } = withRoster({ game, roster, user });
  const first = renderHook(useCharacters, { wrapper: Around });
  await waitFor(() => expect(first.result.current.isSuccess).toBe(true));
  first.unmount();
  const second = renderHook(useCharacters, { wrapper: Around });
  expect(second.result.current.data).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(asked).toHaveBeenCalledTimes(1);
});

test('A3: a live character is asked for anew every time', async () => {
  const call = vi.fn<(operation: unknown, variables: unknown) => Promise<unknown>>(async () => ({
    getLiveSet: { gameClass: 'warrior' },
  }));
  const calls = { client: { call }, operations } as unknown as EditionCalls;
  const { Around } = withRoster({ game, server: { calls: async () => calls } });
  const live: LiveCharacter = { region: 'eu', realm: 'firemaw', name: 'Ragnar' };
  for (const times of [1, 2]) {
    const { result, unmount } = renderHook(() => useLiveSet(live), { wrapper: Around });
    await waitFor(() => expect(result.current.data).toEqual({ gameClass: 'warrior' }));
    expect(call).toHaveBeenCalledTimes(times);
    unmount();
    await act(() => vi.advanceTimersByTimeAsync(10));
  }
  expect(call.mock.calls[0]![1]).toEqual({ region: 'eu', realm: 'firemaw', name: 'ragnar' });
});

test('A3: an account is read again by whoever comes back after a while', async () => {
  const roster = new MemoryRoster(game);
  const asked = vi.spyOn(roster, 'listCharacters');
  const { Around } = withRoster({ game, roster, user });
  const useBoth = () => {
    useFreshOnReturn(useOwnedRoster());
    return useCharacters();
  };
  const { result } = renderHook(useBoth, { wrapper: Around });
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  const turn = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  turn('hidden');
  vi.setSystemTime(Date.now() + 30_000);
  turn('visible');
  expect(asked).toHaveBeenCalledTimes(1);
  turn('hidden');
  vi.setSystemTime(Date.now() + 61_000);
  turn('visible');
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
});
