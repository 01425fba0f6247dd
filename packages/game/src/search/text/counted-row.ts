/** A row of the table, and how far its name is from what was typed. */
export interface CountedRow {
  readonly row: number;
  readonly cost: number;
}
