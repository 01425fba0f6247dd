// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import type { ItemQuery } from '@gearwright/game/search/query.ts';
import { HEAD } from '@gearwright/game/slot/slots.ts';
import { anItem } from '@gearwright/game/test/an-item.ts';
import { FIXTURE_CLASSES } from '@gearwright/game/test/rules/fixture-classes.ts';
import { smallDataset } from '@gearwright/game/test/small-dataset.ts';
import { itemFromWire } from '@gearwright/api/wire/item-from-wire.ts';
import * as operations from '@gearwright/api/generated/operations.ts';
import type { EditionCalls } from '../session/signed-calls.ts';
import { datasetQuery } from '../use-dataset.ts';
import { withRoster } from '../../../test/with-roster.tsx';
import { useSearch } from './use-search.ts';

const helm = anItem({ baseId: 7, name: 'Helm of Might', slotId: HEAD, stats: { strength: 9 } });
const game = {
  edition: EDITIONS.wrath,
  dataset: smallDataset({ classes: FIXTURE_CLASSES, items: [helm] }),
};

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function searching(loaded: boolean) {
  const call = vi.fn<(operation: unknown, variables: unknown) => Promise<unknown>>(async () => ({
    searchItems: { total: 1, items: [] },
  }));
  const calls = { client: { call }, operations, itemFromWire } as unknown as EditionCalls;
  const bench = withRoster({ game, server: { canSign: () => true, calls: async () => calls } });
  const { queryKey } = datasetQuery('wrath');
  if (!loaded) {
    bench.client.removeQueries({ queryKey });
    // Its pack is on its way.
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
  }
  const initialProps: { readonly query: ItemQuery | null } = { query: { search: 'helm' } };
  const hook = renderHook(({ query }) => useSearch(query), { wrapper: bench.Around, initialProps });
  const arrive = () => act(() => void bench.client.setQueryData(queryKey, game.dataset));
  return { ...hook, call, arrive };
}

test('V2: the page answers at once and asks nobody', async () => {
  const { result, call } = searching(true);
  expect(result.current).toMatchObject({ isLocal: true, isPending: false, page: { total: 1 } });
  expect(result.current.page?.hits[0]?.item.name).toBe('Helm of Might');
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(call).not.toHaveBeenCalled();
});

test('V2: while the game loads the server is asked, half a second after the last letter', async () => {
  const { result, rerender, call, arrive } = searching(false);
  await act(() => vi.advanceTimersByTimeAsync(300));
  rerender({ query: { search: 'helm of', size: 5 } });
  await act(() => vi.advanceTimersByTimeAsync(400));
  expect(call).not.toHaveBeenCalled();
  expect(result.current).toMatchObject({ isLocal: false, isPending: true, page: null });
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(call).toHaveBeenCalledTimes(1);
  expect(call.mock.calls[0]![1]).toMatchObject({ from: 0, size: 5, query: { search: 'helm of' } });
  await waitFor(() => expect(result.current.page).toEqual({ total: 1, hits: [] }));
  arrive();
  await waitFor(() => expect(result.current.isLocal).toBe(true));
  expect(result.current.page?.hits[0]?.item.id).toBe('7');
});

test('nothing asked, nothing answered', () => {
  const { result, rerender } = searching(true);
  rerender({ query: null });
  expect(result.current).toMatchObject({ page: null, isPending: false });
});
