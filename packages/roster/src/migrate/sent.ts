import type { Point } from '@gearwright/game/point/point.ts';
import type { Roster } from '../roster.ts';

/** What each thing was when it was last sent from a roster: tells an edit here from one made there. */
const SENT = new WeakMap<Roster, Map<string, string>>();

export function sentFrom(roster: Roster): Map<string, string> {
  const sent = SENT.get(roster) ?? new Map<string, string>();
  SENT.set(roster, sent);
  return sent;
}

/** The same text for the same fields, however they are ordered and whether a point is shared or its own. */
export function textOf(fields: object): string {
  return JSON.stringify(fields, (key, value: unknown) => {
    if (key === 'points') return (value as readonly Point[]).map(plainPoint);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

function plainPoint({ type, pointId, name, stats }: Point): object {
  return type === 'preset' ? { pointId } : { pointId, name, stats };
}

/** Short enough for a client key. */
export function digestOf(text: string): string {
  let hash = 0;
  for (const letter of text) hash = (Math.imul(hash, 31) + letter.codePointAt(0)!) >>> 0;
  return `${text.length}-${hash.toString(36)}`;
}
