/** A set of rows, one bit each; signed words, for those are what the processor works with. */
export type RowSet = Int32Array;

export function rowSetOf(rowCount: number, has: (row: number) => boolean): RowSet {
  const set = new Int32Array((rowCount + 31) >> 5);
  for (let row = 0; row < rowCount; row++) {
    if (has(row)) set[row >> 5]! |= 1 << (row & 31);
  }
  return set;
}

/** Rows of all the sets; every row when there are none. */
export function intersection(sets: readonly RowSet[], rowCount: number): RowSet {
  const common = new Int32Array((rowCount + 31) >> 5).fill(-1);
  for (const set of sets) keepCommon(common, set);
  return common;
}

// A loop to a function: nested ones are compiled from the inside out and thrown away again.
function keepCommon(common: RowSet, set: RowSet): void {
  const { length } = common;
  for (let word = 0; word < length; word++) common[word] = common[word]! & set[word]!;
}

/** Those of the rows that are in the set. */
export function rowsWithin(rows: Int32Array, set: RowSet): Int32Array {
  const within = new Int32Array(rows.length);
  const { length } = rows;
  let count = 0;
  for (let at = 0; at < length; at++) {
    const row = rows[at]!;
    if (((set[row >> 5]! >> (row & 31)) & 1) === 1) within[count++] = row;
  }
  return within.subarray(0, count);
}
