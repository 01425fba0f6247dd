import type { SaveState } from '../../data/editor/save-state.ts';

const WORDS = {
  saved: 'Saved',
  saving: 'Saving...',
  offline: 'Offline: waits to be saved',
} as const;

/** What became of the player's changes (acceptance S6). */
export function SaveStatus({ state }: { readonly state: SaveState }) {
  return (
    <output data-state={state.kind}>
      {state.kind === 'refused' ? `Not saved: ${state.reason}` : WORDS[state.kind]}
    </output>
  );
}
