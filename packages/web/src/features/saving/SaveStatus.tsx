import { useSyncExternalStore } from 'react';
import type { Saving } from '../../data/editor/save-state.ts';

const WORDS = {
  saved: 'Saved',
  saving: 'Saving...',
  offline: 'Offline: waits to be saved',
} as const;

/** What became of the player's changes (acceptance S6). */
export function SaveStatus({ saving }: { readonly saving: Saving }) {
  const state = useSyncExternalStore(saving.listen, saving.saveState);
  return (
    <output data-state={state.kind}>
      {state.kind === 'refused' ? `Not saved: ${state.reason}` : WORDS[state.kind]}
    </output>
  );
}
