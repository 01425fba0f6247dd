import type { Edition } from '../edition/edition.ts';
import { MESSAGES } from '../messages.ts';
import { statForName } from '../stat/aliases.ts';
import type { PointStat } from './point.ts';

/** Stats apply only with no errors: with any, the list is empty. */
export interface ReadStats {
  readonly stats: readonly PointStat[];
  readonly errors: readonly string[];
}

/** Letters of a text about one point: all stats there are, with room to spare. */
export const LONGEST_POINT = 20_000;

/** A number as people write it; not hexadecimal, not "Infinity", not nothing. */
const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

export function numberIn(text: string): number | null {
  const value = NUMBER.test(text.trim()) ? Number(text) : NaN;
  return Number.isFinite(value) ? value : null;
}

/** `{"strength": 2, "crit": 1.4}` */
export function readPointJson(text: string, edition: Edition): ReadStats {
  if (text.length > LONGEST_POINT) return tooLong();
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    json = null;
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return { stats: [], errors: [MESSAGES.invalidJson()] };
  }
  const rows = Object.entries(json).map(([key, value]): StatRow => {
    return { key, value: typeof value === 'number' && Number.isFinite(value) ? value : null };
  });
  return readRows(rows, edition);
}

/** One stat a line, `strength,2`; tabs are commas, a header line is skipped. */
export function readPointCsv(text: string, edition: Edition): ReadStats {
  if (text.length > LONGEST_POINT) return tooLong();
  const rows = text
    .replaceAll('\t', ',')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.replaceAll(',', '').trim() !== '')
    .map((line): StatRow => {
      const [key = '', value = ''] = line.split(',').map((cell) => unquoted(cell.trim()));
      return { key, value: numberIn(value) };
    })
    .filter(({ key }) => key.toLowerCase() !== 'stat');
  return readRows(rows, edition);
}

function tooLong(): ReadStats {
  return { stats: [], errors: [MESSAGES.tooLong('The text', LONGEST_POINT)] };
}

interface StatRow {
  readonly key: string;
  /** null when it is no number. */
  readonly value: number | null;
}

/** The first of several rows for one stat counts. */
function readRows(rows: readonly StatRow[], edition: Edition): ReadStats {
  const stats: PointStat[] = [];
  const errors: string[] = [];
  const seen = new Set<string>();
  for (const { key, value } of rows) {
    const name = statForName(key, edition);
    if (seen.has(name ?? key)) continue;
    seen.add(name ?? key);
    if (name === null) errors.push(MESSAGES.unknownStat(key));
    else if (value === null) errors.push(MESSAGES.statNotNumber(key));
    else stats.push({ name, value });
  }
  return { stats: errors.length === 0 ? stats : [], errors };
}

function unquoted(cell: string): string {
  return /^".*"$/.test(cell) ? cell.slice(1, -1) : cell;
}
