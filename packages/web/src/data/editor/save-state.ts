import type { MessageCode, Refusal } from '@gearwright/game/messages.ts';

/** What the player is told about their changes. "Saved" means stored where they are kept, never less. */
export type SaveState =
  | { readonly kind: 'saved' }
  | { readonly kind: 'saving' }
  /** Waits in the browser's store for the network. */
  | { readonly kind: 'offline' }
  /** With the reason to show; what the rules refuse is taken back, anything else is kept and tried again. */
  | { readonly kind: 'refused'; readonly code: MessageCode; readonly reason: string };

/** Told apart from the set: when a change has been saved, only the word for it is drawn anew. */
export interface Saving {
  readonly saveState: () => SaveState;
  readonly listen: (listener: () => void) => () => void;
}

export const SAVED: SaveState = { kind: 'saved' };
export const SAVING: SaveState = { kind: 'saving' };
export const OFFLINE: SaveState = { kind: 'offline' };

export function refused({ code, message }: Refusal): SaveState {
  return { kind: 'refused', code, reason: message };
}

const URGENCY: readonly SaveState['kind'][] = ['saved', 'saving', 'offline', 'refused'];

/** Of several, the one the player should know of. */
export function mostUrgent(states: readonly SaveState[]): SaveState {
  return states.reduce(
    (most, state) => (URGENCY.indexOf(state.kind) > URGENCY.indexOf(most.kind) ? state : most),
    SAVED,
  );
}
