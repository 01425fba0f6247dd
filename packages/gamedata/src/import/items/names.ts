import type { NameRow } from '../../steps/items/fact-rows.ts';

/** Names met while reading sources, kept once in a table of their own. */
export class Names {
  readonly #names = new Map<number, string>();

  /** The first name given to an id stays. */
  note(id: number, name: string): void {
    if (!this.#names.has(id)) this.#names.set(id, name);
  }

  of(id: number): string | undefined {
    return this.#names.get(id);
  }

  rows(): readonly NameRow[] {
    return [...this.#names].sort(([a], [b]) => a - b);
  }
}
