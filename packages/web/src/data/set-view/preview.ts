import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { SetEdit } from '@gearwright/game/set/gear-set.ts';

/** A change that is only looked at: what the pointer or the focus rests on in a list. */
export interface Preview {
  readonly edit: SetEdit;
  /** What the set would get: `Band of the Abyssal Lord`. */
  readonly label: string;
}

/** A store outside React's state, so that pointing at a line renders only the components that subscribe to it. */
export class PreviewStore {
  readonly #listeners = new Set<() => void>();
  #now: Preview | null = null;

  readonly now = (): Preview | null => this.#now;

  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Null when nothing is looked at any more. */
  readonly show = (preview: Preview | null): void => {
    if (preview === this.#now) return;
    this.#now = preview;
    for (const listener of this.#listeners) listener();
  };
}

/** One set is on the screen at a time: one store will do where none is provided. */
export const PreviewContext = createContext(new PreviewStore());

export function usePreview(): Preview | null {
  const { listen, now } = useContext(PreviewContext);
  return useSyncExternalStore(listen, now);
}

/** The setter for the list, which is not rendered by it. The preview ends when the list is unmounted. */
export function useShowPreview(): (preview: Preview | null) => void {
  const { show } = useContext(PreviewContext);
  useEffect(() => () => show(null), [show]);
  return show;
}
