// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { aSet, ITEMS, POINT, setOnScreen } from '../../../test/set-on-screen.tsx';
import type { AskWorker } from '../../data/worker/use-game-worker.ts';
import { useBest } from './use-best.ts';

const ask = vi.hoisted(() => vi.fn<AskWorker>());
vi.mock('../../data/worker/use-game-worker.ts', () => ({ useGameWorker: () => ask }));

afterEach(cleanup);

test('Y4: a search for the best set ends with its panel, and with another question', () => {
  const signals: AbortSignal[] = [];
  ask.mockImplementation((_task, options) => {
    signals.push(options!.signal!);
    return new Promise(() => undefined);
  });
  const { Around } = setOnScreen(aSet([ITEMS.helm]));
  const { result, rerender, unmount } = renderHook(({ phase }) => useBest(phase, POINT), {
    wrapper: Around,
    initialProps: { phase: 1 },
  });
  act(() => result.current.look());
  expect(result.current.isLooking).toBe(true);
  rerender({ phase: 2 });
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  expect(result.current.isLooking).toBe(false);
  act(() => result.current.look());
  unmount();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
});
