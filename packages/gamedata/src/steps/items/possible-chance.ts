/** Percent, as a source may say it; what nothing can have (3,462 %, 0 %, less than none) is a slip of a table: not known. */
export function possibleChance(percent: number | null | undefined): number | null {
  return percent !== null && percent !== undefined && percent > 0 && percent <= 100
    ? percent
    : null;
}
