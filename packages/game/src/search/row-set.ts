/** A set of rows, one bit each; signed words, for those are what the processor works with. */
export type RowSet = Int32Array;

export function rowSetOf(rowCount: number, has: (row: number) => boolean): RowSet {
  const set = new Int32Array((rowCount + 31) >> 5);
  for (let row = 0; row < rowCount; row++) {
    if (has(row)) set[row >> 5]! |= 1 << (row & 31);
  }
  return set;
}

export function hasRow(set: RowSet, row: number): boolean {
  return ((set[row >> 5]! >> (row & 31)) & 1) === 1;
}

/** Rows of all the sets, written into `into`; there must be at least one set. */
export function intersect(sets: readonly RowSet[], into: RowSet): void {
  into.set(sets[0]!);
  for (let s = 1; s < sets.length; s++) {
    const set = sets[s]!;
    for (let word = 0; word < into.length; word++) into[word]! &= set[word]!;
  }
}

/** The rows of a set, ascending, written into `into`; returns how many. */
export function listRows(set: RowSet, into: Int32Array): number {
  let count = 0;
  for (let word = 0; word < set.length; word++) {
    let bits = set[word]!;
    while (bits !== 0) {
      const low = bits & -bits;
      into[count++] = (word << 5) + 31 - Math.clz32(low);
      bits ^= low;
    }
  }
  return count;
}

export function countRows(set: RowSet): number {
  let count = 0;
  for (let word = 0; word < set.length; word++) {
    let bits = set[word]!;
    bits -= (bits >>> 1) & 0x55555555;
    bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
    count += (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
  }
  return count;
}
