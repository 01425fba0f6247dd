/** Partial choices by the amounts they add up to: of those with equal amounts only the best is kept. */
export class StateTable {
  readonly width: number;
  count = 0;
  rows: Int32Array;
  losses: Float64Array;
  /** The partial choice it grew from, and the option added to it. */
  from: Int32Array;
  option: Int32Array;
  #slots: Int32Array;

  constructor(width: number, expected = 64) {
    // The places of the hash are found by a mask: their number must be a power of two.
    const capacity = 1 << Math.ceil(Math.log2(expected));
    this.width = width;
    this.rows = new Int32Array(capacity * width);
    this.losses = new Float64Array(capacity);
    this.from = new Int32Array(capacity);
    this.option = new Int32Array(capacity);
    this.#slots = new Int32Array(capacity * 2).fill(-1);
  }

  /** Place of the amounts if this is the best way to them so far, otherwise −1. */
  offer(amounts: Int32Array, loss: number, from: number, option: number): number {
    let slot = this.#hash(amounts, 0);
    for (;;) {
      const place = this.#slots[slot]!;
      if (place < 0) break;
      if (this.#equals(place, amounts)) {
        if (this.losses[place]! <= loss) return -1;
        this.#write(place, loss, from, option);
        return place;
      }
      slot = (slot + 1) & (this.#slots.length - 1);
    }
    if (this.count === this.losses.length) {
      this.#grow();
      return this.offer(amounts, loss, from, option);
    }
    const place = this.count++;
    this.#slots[slot] = place;
    this.rows.set(amounts, place * this.width);
    this.#write(place, loss, from, option);
    return place;
  }

  #write(place: number, loss: number, from: number, option: number): void {
    this.losses[place] = loss;
    this.from[place] = from;
    this.option[place] = option;
  }

  #equals(place: number, amounts: Int32Array): boolean {
    const base = place * this.width;
    for (let at = 0; at < this.width; at++) {
      if (this.rows[base + at] !== amounts[at]) return false;
    }
    return true;
  }

  #hash(from: Int32Array, base: number): number {
    let hash = 0x9e3779b9;
    for (let at = 0; at < this.width; at++) {
      hash = Math.imul(hash ^ from[base + at]!, 0x85ebca6b);
      hash ^= hash >>> 13;
    }
    return (hash ^ (hash >>> 16)) & (this.#slots.length - 1);
  }

  #grow(): void {
    const capacity = this.losses.length * 2;
    this.rows = enlarged(this.rows, capacity * this.width);
    this.from = enlarged(this.from, capacity);
    this.option = enlarged(this.option, capacity);
    const losses = new Float64Array(capacity);
    losses.set(this.losses);
    this.losses = losses;
    this.#slots = new Int32Array(capacity * 2).fill(-1);
    for (let place = 0; place < this.count; place++) {
      let slot = this.#hash(this.rows, place * this.width);
      while (this.#slots[slot]! >= 0) slot = (slot + 1) & (this.#slots.length - 1);
      this.#slots[slot] = place;
    }
  }
}

function enlarged(column: Int32Array, length: number): Int32Array {
  const larger = new Int32Array(length);
  larger.set(column);
  return larger;
}
