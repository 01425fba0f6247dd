/** The labels of one stage in columns, hashed by their amounts: of labels with equal amounts only the best is kept. */
export class LabelTable {
  readonly width: number;
  count = 0;
  amounts: Int32Array;
  losses: Float64Array;
  /** The label of the stage before that it extends, and the option it was extended by. */
  parent: Int32Array;
  option: Int32Array;
  #slots: Int32Array;

  constructor(width: number, expected = 64) {
    // The places of the hash are found by a mask: their number must be a power of two.
    const capacity = 1 << Math.ceil(Math.log2(expected));
    this.width = width;
    this.amounts = new Int32Array(capacity * width);
    this.losses = new Float64Array(capacity);
    this.parent = new Int32Array(capacity);
    this.option = new Int32Array(capacity);
    this.#slots = new Int32Array(capacity * 2).fill(-1);
  }

  /** Place of the amounts if this is the best way to them so far, otherwise −1. */
  offer(amounts: Int32Array, loss: number, parent: number, option: number): number {
    let slot = this.#hash(amounts, 0);
    for (;;) {
      const place = this.#slots[slot]!;
      if (place < 0) break;
      if (this.#equals(place, amounts)) {
        if (this.losses[place]! <= loss) return -1;
        this.#write(place, loss, parent, option);
        return place;
      }
      slot = (slot + 1) & (this.#slots.length - 1);
    }
    if (this.count === this.losses.length) {
      this.#grow();
      return this.offer(amounts, loss, parent, option);
    }
    const place = this.count++;
    this.#slots[slot] = place;
    this.amounts.set(amounts, place * this.width);
    this.#write(place, loss, parent, option);
    return place;
  }

  #write(place: number, loss: number, parent: number, option: number): void {
    this.losses[place] = loss;
    this.parent[place] = parent;
    this.option[place] = option;
  }

  #equals(place: number, amounts: Int32Array): boolean {
    const base = place * this.width;
    for (let at = 0; at < this.width; at++) {
      if (this.amounts[base + at] !== amounts[at]) return false;
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
    this.amounts = enlarged(this.amounts, capacity * this.width);
    this.parent = enlarged(this.parent, capacity);
    this.option = enlarged(this.option, capacity);
    const losses = new Float64Array(capacity);
    losses.set(this.losses);
    this.losses = losses;
    this.#slots = new Int32Array(capacity * 2).fill(-1);
    for (let place = 0; place < this.count; place++) {
      let slot = this.#hash(this.amounts, place * this.width);
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
