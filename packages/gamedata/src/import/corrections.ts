import { isDeepStrictEqual } from 'node:util';
import { SourceError } from '../compiled.ts';
import { ADDED_ROWS, OWN_CORRECTIONS, REMOVED_ROWS, type Correction } from './own-corrections.ts';
import { SourceFolder } from './source-folder.ts';

const FILE = 'effects/corrections.json';

type Fields = Record<string, unknown>;

/** The source folder with what was found wrong in it set right; every table is read through it. */
export class CorrectedFolder extends SourceFolder {
  #corrections: readonly Correction[] | null = null;

  override json(file: string): unknown {
    const table = super.json(file);
    if (!Array.isArray(table)) return table;
    const removed = REMOVED_ROWS[file] ?? [];
    const kept = (table as readonly Fields[]).filter(
      (row) => !removed.some((match) => matches(row, match)),
    );
    const rows = [...kept, ...structuredClone(ADDED_ROWS[file] ?? [])];
    this.#corrections ??= [...(super.json(FILE) as readonly Correction[]), ...OWN_CORRECTIONS];
    for (const correction of this.#corrections) {
      if (`${correction.table}.json` === file) correct(rows as Fields[], correction);
    }
    return rows;
  }
}

/** The rows that match get the new value; none, or one that says something third, is an error. */
export function correct(rows: readonly Fields[], correction: Correction): void {
  const { table, match, field, was, now } = correction;
  // A remark about a row that other tables replace.
  if (was === null && now === null) return;
  const meant = rows.filter((row) => matches(row, match));
  const label = `${table} ${JSON.stringify(match)}`;
  if (meant.length === 0) throw new SourceError(FILE, label, 'no such row');
  for (const row of meant) {
    const { holder, key } = placeOf(row, field, label);
    if (isDeepStrictEqual(holder[key], now)) continue;
    if (!isDeepStrictEqual(holder[key], was)) {
      throw new SourceError(FILE, label, `${field} is neither what it was nor what it becomes`);
    }
    if (now === null) delete holder[key];
    else holder[key] = now;
  }
}

function matches(row: Fields, match: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(match).every(([key, value]) => isDeepStrictEqual(row[key], value));
}

function placeOf(row: Fields, field: string, label: string): { holder: Fields; key: string } {
  const steps = field.split(/[.[\]]+/).filter((step) => step !== '');
  const key = steps.pop()!;
  let holder = row;
  for (const step of steps) {
    const next = holder[step];
    if (next === null || typeof next !== 'object') {
      throw new SourceError(FILE, label, `there is no ${field}`);
    }
    holder = next as Fields;
  }
  return { holder, key };
}
