import { BIN_LIMITS } from '@gearwright/roster/bin.ts';

const DAY = 86_400_000;

/** How long it can still be had back: "29 days left". */
export function daysLeft(deletedAt: number, now: number): string {
  const left = Math.ceil((deletedAt + BIN_LIMITS.days * DAY - now) / DAY);
  const days = Math.min(BIN_LIMITS.days, Math.max(1, left));
  return days === 1 ? 'last day' : `${days} days left`;
}
