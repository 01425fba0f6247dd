import { useCallback, useEffect, useRef, useState } from 'react';
import type { Progress } from '@gearwright/game/optimise/exact/solve.ts';
import type { OwnedItems } from '../../data/roster/use-owned-items.ts';
import type { SetView } from '../../data/set-view/set-view.ts';
import { useGameWorker } from '../../data/worker/use-game-worker.ts';
import type { AutofillWish } from './autofill-wish.ts';
import { runAutofill, type Found } from './run-autofill.ts';

export type AutofillState =
  | { readonly step: 'asking' }
  | { readonly step: 'running'; readonly progress: Progress | null }
  | { readonly step: 'found'; readonly found: Found }
  | { readonly step: 'failed' };

interface Running {
  readonly cancel: AbortController;
  readonly finish: AbortController;
}

export interface Autofill {
  readonly state: AutofillState;
  run(wish: AutofillWish, owned: OwnedItems | null): void;
  /** Ends the search with the best it has. */
  finish(): void;
  /** Gives it up, or goes back to the questions. */
  back(): void;
}

export function useAutofill(view: SetView): Autofill {
  const ask = useGameWorker();
  const [state, setState] = useState<AutofillState>({ step: 'asking' });
  const running = useRef<Running | null>(null);
  const stop = useCallback(() => {
    running.current?.cancel.abort();
    running.current = null;
  }, []);
  useEffect(() => stop, [stop]);
  return {
    state,
    run: (wish, owned) => {
      stop();
      const mine = { cancel: new AbortController(), finish: new AbortController() };
      running.current = mine;
      setState({ step: 'running', progress: null });
      const options = {
        signal: mine.cancel.signal,
        finish: mine.finish.signal,
        onProgress: (progress: Progress) =>
          running.current === mine && setState({ step: 'running', progress }),
      };
      runAutofill(view, wish, owned, ask, options).then(
        (found) => running.current === mine && setState({ step: 'found', found }),
        () => running.current === mine && setState({ step: 'failed' }),
      );
    },
    finish: () => running.current?.finish.abort(),
    back: () => {
      stop();
      setState({ step: 'asking' });
    },
  };
}
