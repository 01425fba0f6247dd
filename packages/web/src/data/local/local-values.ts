type Listener = () => void;

/** Local storage that may be refused: then values last as long as the page. */
class LocalValues {
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #here = new Map<string, string | null>();
  #listening = false;

  read(key: string): string | null {
    const here = this.#here.get(key);
    if (here !== undefined) return here;
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  /** Null forgets it. */
  write(key: string, value: string | null): void {
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
      this.#here.delete(key);
    } catch {
      this.#here.set(key, value);
    }
    this.#tell(key);
  }

  listen(key: string, listener: Listener): () => void {
    this.#hearOtherTabs();
    const listeners = this.#listeners.get(key) ?? new Set();
    this.#listeners.set(key, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  #tell(key: string): void {
    for (const listener of this.#listeners.get(key) ?? []) listener();
  }

  #hearOtherTabs(): void {
    if (this.#listening) return;
    this.#listening = true;
    addEventListener('storage', ({ key }) => {
      for (const each of key === null ? this.#listeners.keys() : [key]) this.#tell(each);
    });
  }
}

export const localValues = new LocalValues();
