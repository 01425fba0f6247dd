/** A column that may enter the basis. An artificial one stands for a hard row not kept: it must be 0 in the end. */
export interface EnteringColumn {
  readonly column: Float64Array;
  readonly cost: number;
  readonly artificial: boolean;
}

const TINY = 1e-11;

/**
 * The basis of a linear program in the revised simplex method: the columns in it, the inverse of their matrix,
 * and the values of the basic variables. The other columns are not known here; they come one by one.
 */
export class SimplexBasis {
  readonly size: number;
  readonly #inverse: Float64Array;
  readonly #costs: Float64Array;
  readonly #basicValues: Float64Array;
  readonly #artificial: Uint8Array;

  /** `initial[row]` is the row's first basic column; together they must be lower triangular with 1 or −1 on the diagonal. */
  constructor(initial: readonly EnteringColumn[], rightHandSide: Float64Array) {
    this.size = initial.length;
    this.#inverse = new Float64Array(this.size * this.size);
    this.#costs = Float64Array.from(initial, ({ cost }) => cost);
    this.#artificial = Uint8Array.from(initial, ({ artificial }) => Number(artificial));
    this.#invert(initial);
    this.#basicValues = new Float64Array(this.size);
    for (let row = 0; row < this.size; row++) {
      let value = 0;
      for (let at = 0; at < this.size; at++)
        value += this.#inverse[row * this.size + at]! * rightHandSide[at]!;
      this.#basicValues[row] = value;
    }
  }

  #invert(initial: readonly EnteringColumn[]): void {
    const { size } = this;
    for (let row = 0; row < size; row++) {
      const sign = initial[row]!.column[row]!;
      this.#inverse[row * size + row] = sign;
      for (let at = 0; at < row; at++) {
        const factor = initial[at]!.column[row]!;
        if (factor === 0) continue;
        for (let to = 0; to <= at; to++) {
          this.#inverse[row * size + to]! -= sign * factor * this.#inverse[at * size + to]!;
        }
      }
    }
  }

  /** The dual values of the basis: what one more unit of each row's right-hand side would cost. */
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

  /** Brings a column into the basis and drives another out; false when no column leaves, so the program is unbounded. */
  enter({ column, cost, artificial }: EnteringColumn): boolean {
    const { size } = this;
    const direction = new Float64Array(size);
    for (let row = 0; row < size; row++) {
      let sum = 0;
      for (let at = 0; at < size; at++) sum += this.#inverse[row * size + at]! * column[at]!;
      direction[row] = sum;
    }
    const leaving = this.#leaving(direction);
    if (leaving < 0) return false;
    const step = Math.max(this.#basicValues[leaving]!, 0) / direction[leaving]!;
    this.#pivot(leaving, direction);
    for (let row = 0; row < size; row++) {
      if (row !== leaving)
        this.#basicValues[row] = Math.max(this.#basicValues[row]! - step * direction[row]!, 0);
    }
    this.#basicValues[leaving] = step;
    this.#costs[leaving] = cost;
    this.#artificial[leaving] = Number(artificial);
    return true;
  }

  /** The ratio test: the first basic variable to reach 0; of several, the one with the greatest pivot. */
  #leaving(direction: Float64Array): number {
    let leaving = -1;
    let least = Infinity;
    for (let row = 0; row < this.size; row++) {
      if (direction[row]! <= 1e-9) continue;
      const ratio = Math.max(this.#basicValues[row]!, 0) / direction[row]!;
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

  /** The sum of the artificial variables: above 0, the hard rows cannot all be kept. */
  infeasibility(): number {
    return this.#basicValues.reduce(
      (sum, value, row) => sum + (this.#artificial[row] ? value : 0),
      0,
    );
  }
}
