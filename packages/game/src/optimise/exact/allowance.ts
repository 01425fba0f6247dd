import { howMany } from '../owned.ts';
import type { ExactRequest } from './exact-request.ts';

/** Whether an item may be chosen: not banned, and owned where only that counts. */
export function allowance({
  banned,
  owned,
}: ExactRequest): (baseId: number, suffix: number | null) => boolean {
  if (!banned?.items?.length && !owned) return () => true;
  const out = new Set(banned?.items);
  return (baseId, suffix) => {
    const base = String(baseId);
    const id = suffix === null ? base : `${base}_${suffix}`;
    if (out.has(id) || out.has(base)) return false;
    return !owned || howMany(owned, id) > 0;
  };
}
