import type { Edition } from '../edition/edition.ts';
import { statForName } from '../stat/aliases.ts';
import { SHORT_NAMES } from '../stat/short-names.ts';
import type { PointStat } from './point.ts';
import { LONGEST_POINT, numberIn } from './read-point-text.ts';

export interface LinkedPoint {
  readonly name: string;
  readonly stats: readonly PointStat[];
}

/** Path and query that the import wizard reads; `shorten` writes short stat names. */
export function pointLink(point: LinkedPoint, { shorten = false } = {}): string {
  const parts = point.stats.map(({ name, value }) => {
    const key = shorten ? (SHORT_NAMES[name] ?? name) : name;
    return `${key}=${encodeURIComponent(String(value))}`;
  });
  return `/ep/import?${[`name=${encodeURIComponent(wellFormed(point.name))}`, ...parts].join('&')}`;
}

/** Reads a link or its query; what is no stat of this edition, or no number, is passed over. */
export function readPointLink(link: string, edition: Edition): LinkedPoint {
  if (link.length > LONGEST_POINT) return { name: '', stats: [] };
  const query = link.slice(link.indexOf('?') + 1).split('#', 1)[0]!;
  let name = '';
  const stats = new Map<PointStat['name'], number>();
  for (const part of query.split('&')) {
    const [key = '', text = ''] = splitOnce(part).map(decoded);
    if (key === 'name') {
      name ||= text.trim();
      continue;
    }
    const stat = statForName(key, edition);
    const value = numberIn(text);
    if (stat !== null && value !== null && !stats.has(stat)) stats.set(stat, value);
  }
  return { name, stats: [...stats].map(([stat, value]) => ({ name: stat, value })) };
}

function splitOnce(part: string): readonly string[] {
  const at = part.indexOf('=');
  return at < 0 ? [part] : [part.slice(0, at), part.slice(at + 1)];
}

function decoded(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}

/** Half a surrogate pair cannot be written in an address. */
function wellFormed(text: string): string {
  return text.toWellFormed();
}
