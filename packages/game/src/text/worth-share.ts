/** How much of a goal's worth is there: `92.4 %`. */
export function worthShare(worn: number, goal: number): string {
  const share = goal > 0 ? Math.round((worn / goal) * 1000) / 10 : 0;
  return `${share.toFixed(1)} %`;
}
