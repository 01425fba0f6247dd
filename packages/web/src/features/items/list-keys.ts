/** Where the focus goes from a row of a list of `count`; `above` is what stands before the list. */
export function rowAfterKey(key: string, row: number, count: number): number | 'above' | null {
  switch (key) {
    case 'ArrowDown':
      return Math.min(row + 1, count - 1);
    case 'ArrowUp':
      return row === 0 ? 'above' : row - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'Escape':
      return 'above';
    default:
      return null;
  }
}
