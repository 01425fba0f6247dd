// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { OwnedItem } from '@gearwright/game/character/inventory.ts';
import { CHEST, HEAD } from '@gearwright/game/slot/slots.ts';
import { aSet, ITEMS, setOnScreen } from '../../../test/set-on-screen.tsx';
import { workerHere } from '../../../test/worker-here.ts';
import type { AskWorker } from '../../data/worker/use-game-worker.ts';
import { currentToasts } from '../../ui/toast/toasts.ts';
import { BestFromBags } from './BestFromBags.tsx';

const ask = vi.hoisted(() => vi.fn<AskWorker>());
vi.mock('../../data/worker/use-game-worker.ts', () => ({ useGameWorker: () => ask }));

afterEach(() => {
  cleanup();
  ask.mockReset();
});

const had = ({ id }: { readonly id: string }): OwnedItem => ({
  id,
  place: 'bags',
  enchant: null,
  gems: [],
});

async function pressed(inventory: readonly OwnedItem[]) {
  ask.mockImplementation(workerHere);
  const onDone = vi.fn<() => void>();
  const bench = setOnScreen(aSet([ITEMS.helm]));
  render(<BestFromBags inventory={inventory} onDone={onDone} />, { wrapper: bench.Around });
  fireEvent.click(screen.getByRole('button', { name: 'Best from my bags' }));
  await vi.waitFor(() => expect(onDone).toHaveBeenCalled());
  return bench;
}

test('one press puts the best of the bags on, as one change, and nothing else', async () => {
  const { now, edits } = await pressed([ITEMS.helm, ITEMS.crown, ITEMS.chest].map(had));
  expect(now().gear[HEAD].item?.name).toBe('Better Crown');
  expect(now().gear[CHEST].item?.name).toBe('Old Chest');
  expect(edits()).toBe(1);
});

test('what is best already is no change', async () => {
  const { edits } = await pressed([had(ITEMS.helm)]);
  expect(edits()).toBe(0);
});

test('empty bags have no best', () => {
  const { Around } = setOnScreen(aSet([]));
  render(<BestFromBags inventory={[]} onDone={() => undefined} />, { wrapper: Around });
  expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true);
});

test.each(['answered', 'refused'] as const)(
  'a dialog that was closed while it looked changes nothing, the search %s',
  async (end) => {
    let signal: AbortSignal | undefined;
    const answer = Promise.withResolvers<void>();
    ask.mockImplementation(async (task, options) => {
      signal = options?.signal;
      await answer.promise;
      return workerHere(task);
    });
    const onDone = vi.fn<() => void>();
    const { Around, edits } = setOnScreen(aSet([ITEMS.helm]));
    const inventory = [ITEMS.helm, ITEMS.crown].map(had);
    const { unmount } = render(<BestFromBags inventory={inventory} onDone={onDone} />, {
      wrapper: Around,
    });
    const before = currentToasts();
    fireEvent.click(screen.getByRole('button', { name: 'Best from my bags' }));
    await vi.waitFor(() => expect(signal).toBeDefined());
    unmount();
    expect(signal!.aborted).toBe(true);
    if (end === 'answered') answer.resolve();
    else answer.reject(new Error('aborted'));
    await Promise.allSettled(ask.mock.results.map(({ value }) => value));
    await new Promise((done) => void setImmediate(done));
    expect(onDone).not.toHaveBeenCalled();
    expect(edits()).toBe(0);
    expect(currentToasts()).toEqual(before);
  },
);
