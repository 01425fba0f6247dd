/** Whether a difference, as it is written, is one for the better. */
export function isBetter(by: string, unwanted = false): boolean {
  const isLess = by.startsWith('−') || by === 'No';
  return isLess === unwanted;
}
