/** Keeps each value once, in the order of first use, and says where it is. */
export class Pool<Value> {
  readonly values: Value[] = [];
  readonly #places = new Map<string, number>();

  /** `first` values stand at the front whether used or not. */
  constructor(...first: readonly Value[]) {
    for (const value of first) this.place(value);
  }

  place(value: Value): number {
    const key = JSON.stringify(value);
    let place = this.#places.get(key);
    if (place === undefined) {
      place = this.values.push(value) - 1;
      this.#places.set(key, place);
    }
    return place;
  }
}
