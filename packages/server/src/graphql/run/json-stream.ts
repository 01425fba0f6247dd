import { randomUUID } from 'node:crypto';

/** A JSON value too large to be written at once: a mark stands in the answer where its pieces belong. */
export class JsonStream {
  readonly pieces: AsyncIterable<string>;
  readonly #mark = randomUUID();

  constructor(pieces: AsyncIterable<string>) {
    this.pieces = pieces;
  }

  toJSON(): string {
    return this.#mark;
  }

  /** The answer with the pieces in the place of the mark; null when the mark is not in it. */
  within(text: string): AsyncIterable<string> | null {
    const mark = JSON.stringify(this.#mark);
    const at = text.indexOf(mark);
    return at < 0 ? null : around(text.slice(0, at), this.pieces, text.slice(at + mark.length));
  }
}

async function* around(
  before: string,
  pieces: AsyncIterable<string>,
  after: string,
): AsyncGenerator<string> {
  yield before;
  yield* pieces;
  yield after;
}
