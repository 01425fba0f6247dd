import { useCallback, useSyncExternalStore } from 'react';
import type { Storage } from '../browser-roster/storage-health.ts';
import { useOwnedRoster } from '../roster/roster-context.ts';

export interface LocalStorageState {
  /** `full` or `refused`: what was changed is only in this page. */
  readonly storage: Storage;
  /** Tries again to store it, after some space was freed. */
  retry(): Promise<void>;
  /** Everything this browser keeps of the edition, as JSON to be saved as a file. */
  exportAll(): Promise<string>;
}

/** Whether the browser stores what a visitor makes; always `stored` for an account. */
export function useStorage(): LocalStorageState {
  const owned = useOwnedRoster();
  const local = owned?.local ?? null;
  const health = local?.health;
  const storage = useSyncExternalStore(health?.listen ?? nobody, health?.now ?? stored);
  return {
    storage: owned && owned.roster === local ? storage : 'stored',
    retry: useCallback(async () => local?.retry(), [local]),
    exportAll: useCallback(async () => (local ? local.exportAll() : ''), [local]),
  };
}

const nobody = () => () => undefined;
const stored = (): Storage => 'stored';
