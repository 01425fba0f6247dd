/** Answers that follow from the data alone never change while the process lives; the least asked for go first. */
export class AnswerCache {
  readonly #answers = new Map<string, string>();
  readonly #most: number;
  #size = 0;

  /** `most` is a number of characters, keys included. */
  constructor(most: number) {
    this.#most = most;
  }

  get(key: string): string | undefined {
    const answer = this.#answers.get(key);
    if (answer === undefined) return undefined;
    this.#answers.delete(key);
    this.#answers.set(key, answer);
    return answer;
  }

  set(key: string, answer: string): void {
    const size = key.length + answer.length;
    // One answer shall not push out a hundred.
    if (size > this.#most / 100 || this.#answers.has(key)) return;
    this.#answers.set(key, answer);
    this.#size += size;
    for (const [oldest, text] of this.#answers) {
      if (this.#size <= this.#most) return;
      this.#answers.delete(oldest);
      this.#size -= oldest.length + text.length;
    }
  }
}
