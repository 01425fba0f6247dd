import { newId } from '@gearwright/roster/new-id.ts';

/** Names this page among the tabs of the browser; it holds a lock of the name for as long as it lives. */
export const THIS_TAB = newId();

const lockOf = (tab: string): string => `gearwright-tab-${tab}`;

/** Browsers offer locks to secure contexts only. */
function locks(): LockManager | null {
  return typeof navigator === 'undefined' ? null : (navigator.locks ?? null);
}

export function holdTab(tab: string = THIS_TAB): void {
  void locks()?.request(lockOf(tab), () => new Promise(() => undefined));
}

/**
 * Runs the work of a tab that was closed, in one tab at a time. Without the Locks API nobody can tell, and it
 * is done anyway.
 */
export async function inPlaceOf(tab: string, duty: () => Promise<void>): Promise<void> {
  const manager = locks();
  if (!manager) return duty();
  await manager.request(lockOf(tab), { ifAvailable: true }, (lock) => (lock ? duty() : undefined));
}
