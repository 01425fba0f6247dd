import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Journal } from '../journal/journal.ts';
import type { SaveState } from './save-state.ts';
import type { SetEditors } from './set-editors.ts';

export interface Editing {
  readonly editors: SetEditors;
  readonly journal: Journal;
}

export const EditingContext = createContext<Editing | null>(null);

export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error('No editors were provided');
  return editing;
}

/** Of all sets changed on this page, what the player should know (acceptance S6). */
export function useSaveState(): SaveState {
  const { editors } = useEditing();
  return useSyncExternalStore(editors.listen, editors.saveState);
}
