/** Lines of one kind within a window: an outage tells the same of every request. */
const MOST = 10;
/** Milliseconds. */
const WINDOW = 10_000;
/** Kinds remembered at once. */
const KINDS = 200;

interface Seen {
  readonly since: number;
  lines: number;
}

/** Lets the first lines of a kind through, and says of the next window's first how many were left out. */
export class LineLimit {
  readonly #now: () => number;
  readonly #kinds = new Map<string, Seen>();

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Null to leave it out, else how many of its kind were left out before it. */
  take(kind: string): number | null {
    const now = this.#now();
    const seen = this.#kinds.get(kind);
    if (seen && now - seen.since < WINDOW) {
      seen.lines += 1;
      return seen.lines > MOST ? null : 0;
    }
    this.#kinds.delete(kind);
    if (this.#kinds.size >= KINDS) this.#kinds.delete(this.#kinds.keys().next().value!);
    this.#kinds.set(kind, { since: now, lines: 1 });
    return Math.max(0, (seen?.lines ?? 0) - MOST);
  }
}

/** What makes two lines tell the same: the message, and the error's code or words. */
export function kindOfLine(args: readonly unknown[]): string {
  const [what, message] = args;
  const { err, reason } = (typeof what === 'object' ? (what ?? {}) : {}) as {
    readonly err?: { readonly code?: unknown; readonly message?: unknown };
    readonly reason?: unknown;
  };
  return [message ?? what, err?.code ?? err?.message, reason].map(String).join(' | ').slice(0, 300);
}
