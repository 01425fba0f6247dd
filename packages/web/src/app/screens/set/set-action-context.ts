import { createContext, useContext } from 'react';
import type { ActionKey } from './action-rules.ts';
import type { SetAction } from './set-actions.ts';

export interface OfferedActions {
  /** In the order of the menu. */
  readonly actions: readonly SetAction[];
  /** Whether changes are made here that can be undone. */
  readonly canStepBack: boolean;
  /** The set stands beside another one. */
  readonly comparison: boolean;
  /** Opens the action's dialog or does it; null when it is not offered, and then nothing should offer it. */
  opening(key: ActionKey): (() => void) | null;
}

export const SetActionContext = createContext<OfferedActions | null>(null);

/** Within `SetActionHost`. */
export function useSetActions(): OfferedActions {
  const offered = useContext(SetActionContext);
  if (!offered) throw new Error('No actions are offered here');
  return offered;
}
