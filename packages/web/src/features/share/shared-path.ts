/** Where strangers see a set, or two side by side. */
export function sharedPath([id, other]: readonly string[]): string {
  return other === undefined ? `/set/${id}` : `/set/${id}/compare/${other}`;
}
