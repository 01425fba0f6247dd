/** A column on its way into the basis. `hard` marks slack that must not remain. */
export interface Entering {
  readonly column: Float64Array;
  readonly cost: number;
  readonly hard: boolean;
}

const TINY = 1e-11;

/**
 * A linear program in the hands of the simplex method: equations whose columns come one by one,
 * a basis that starts with a share of each row's first column, and the inverse of that basis.
 */
export class Program {
  readonly size: number;
  readonly #inverse: Float64Array;
  readonly #costs: Float64Array;
  readonly #shares: Float64Array;
  readonly #hard: Uint8Array;

  /** `begin[row]` is the row's first column; together they must be lower triangular with 1 or −1 on the diagonal. */
  constructor(begin: readonly Entering[], aims: Float64Array) {
    this.size = begin.length;
    this.#inverse = new Float64Array(this.size * this.size);
    this.#costs = Float64Array.from(begin, ({ cost }) => cost);
    this.#hard = Uint8Array.from(begin, ({ hard }) => Number(hard));
    this.#invert(begin);
    this.#shares = new Float64Array(this.size);
    for (let row = 0; row < this.size; row++) {
      let share = 0;
      for (let at = 0; at < this.size; at++)
        share += this.#inverse[row * this.size + at]! * aims[at]!;
      this.#shares[row] = share;
    }
  }

  #invert(begin: readonly Entering[]): void {
    const { size } = this;
    for (let row = 0; row < size; row++) {
      const sign = begin[row]!.column[row]!;
      this.#inverse[row * size + row] = sign;
      for (let at = 0; at < row; at++) {
        const factor = begin[at]!.column[row]!;
        if (factor === 0) continue;
        for (let to = 0; to <= at; to++) {
          this.#inverse[row * size + to]! -= sign * factor * this.#inverse[at * size + to]!;
        }
      }
    }
  }

  /** What one more unit of each row's aim would cost, by the basis. */
  duals(): Float64Array {
    const { size } = this;
    const duals = new Float64Array(size);
    for (let row = 0; row < size; row++) {
      const cost = this.#costs[row]!;
      if (cost === 0) continue;
      for (let at = 0; at < size; at++) duals[at]! += cost * this.#inverse[row * size + at]!;
    }
    return duals;
  }

  /** Brings a column in and drives another out; false when nothing stands in its way. */
  enter({ column, cost, hard }: Entering): boolean {
    const { size } = this;
    const direction = new Float64Array(size);
    for (let row = 0; row < size; row++) {
      let sum = 0;
      for (let at = 0; at < size; at++) sum += this.#inverse[row * size + at]! * column[at]!;
      direction[row] = sum;
    }
    const leaving = this.#leaving(direction);
    if (leaving < 0) return false;
    const step = Math.max(this.#shares[leaving]!, 0) / direction[leaving]!;
    this.#pivot(leaving, direction);
    for (let row = 0; row < size; row++) {
      if (row !== leaving)
        this.#shares[row] = Math.max(this.#shares[row]! - step * direction[row]!, 0);
    }
    this.#shares[leaving] = step;
    this.#costs[leaving] = cost;
    this.#hard[leaving] = Number(hard);
    return true;
  }

  /** The first share to run out; of several, the one with the surest pivot. */
  #leaving(direction: Float64Array): number {
    let leaving = -1;
    let least = Infinity;
    for (let row = 0; row < this.size; row++) {
      if (direction[row]! <= 1e-9) continue;
      const ratio = Math.max(this.#shares[row]!, 0) / direction[row]!;
      if (ratio > least + TINY) continue;
      if (ratio < least - TINY || direction[row]! > direction[leaving]!) {
        leaving = row;
        least = Math.min(least, ratio);
      }
    }
    return leaving;
  }

  #pivot(leaving: number, direction: Float64Array): void {
    const { size } = this;
    const base = leaving * size;
    const pivot = direction[leaving]!;
    for (let at = 0; at < size; at++) this.#inverse[base + at]! /= pivot;
    for (let row = 0; row < size; row++) {
      const factor = direction[row]!;
      if (row === leaving || factor === 0) continue;
      for (let at = 0; at < size; at++) {
        this.#inverse[row * size + at]! -= factor * this.#inverse[base + at]!;
      }
    }
  }

  /** How much hard slack remains. */
  missed(): number {
    return this.#shares.reduce((sum, share, row) => sum + (this.#hard[row] ? share : 0), 0);
  }
}
