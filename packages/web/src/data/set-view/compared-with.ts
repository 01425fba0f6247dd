import { createContext, useContext } from 'react';
import type { SetView } from './set-view.ts';

/** The set that stands beside the one on the screen; null where one is seen by itself. */
export const ComparedWithContext = createContext<SetView | null>(null);

export function useComparedWith(): SetView | null {
  return useContext(ComparedWithContext);
}
