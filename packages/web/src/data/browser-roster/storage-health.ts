/** Whether what was changed is in the browser's store, or only in this page because the store is full or refused. */
export type Storage = 'stored' | 'full' | 'refused';

/** Tells whoever listens when it changes. */
export class StorageHealth {
  #now: Storage = 'stored';
  readonly #listeners = new Set<() => void>();

  readonly now = (): Storage => this.#now;

  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  become(storage: Storage): void {
    if (storage === this.#now) return;
    this.#now = storage;
    for (const listener of this.#listeners) listener();
  }
}

export function healthAfter(...errors: readonly unknown[]): Exclude<Storage, 'stored'> {
  const names = errors.map((error) => (error as { readonly name?: string } | null)?.name);
  return names.includes('QuotaExceededError') ? 'full' : 'refused';
}
