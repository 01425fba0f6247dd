/** Keeps the best rows seen, in order, and forgets the rest. */
export class TopRows {
  readonly #capacity: number;
  readonly #before: (a: number, b: number) => number;
  #rows: number[] = [];
  #scores: number[] = [];
  #worst: number;

  /** `before` orders rows of equal score. */
  constructor(capacity: number, before: (a: number, b: number) => number) {
    this.#capacity = capacity;
    this.#before = before;
    this.#worst = capacity > 0 ? -Infinity : Infinity;
  }

  add(row: number, score: number): void {
    const size = this.#rows.length;
    if (size === this.#capacity) {
      if (size === 0 || score < this.#scores[size - 1]!) return;
      if (!this.#precedes(row, score, size - 1)) return;
    }
    let low = 0;
    let high = size;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#precedes(row, score, middle)) high = middle;
      else low = middle + 1;
    }
    this.#rows.splice(low, 0, row);
    this.#scores.splice(low, 0, score);
    if (size === this.#capacity) {
      this.#rows.pop();
      this.#scores.pop();
    }
    if (this.#rows.length === this.#capacity) this.#worst = this.#scores.at(-1) ?? Infinity;
  }

  /** Rows are taken from the last to the first: later items are mostly better, and the first good ones keep the rest out. */
  addAll(rows: Int32Array, count: number, scores: Float64Array): void {
    for (let at = count - 1; at >= 0; at--) {
      const score = scores[at]!;
      if (score >= this.#worst) this.add(rows[at]!, score);
    }
  }

  /** What a row must have to be kept; −∞ while there is room. */
  get worst(): number {
    return this.#worst;
  }

  #precedes(row: number, score: number, place: number): boolean {
    const other = this.#scores[place]!;
    return score > other || (score === other && this.#before(row, this.#rows[place]!) < 0);
  }

  from(start: number): readonly { readonly row: number; readonly score: number }[] {
    return this.#rows.slice(start).map((row, at) => ({ row, score: this.#scores[start + at]! }));
  }
}
