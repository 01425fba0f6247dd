import { rowsOf, type Row } from '../../row.ts';
import { rowsText } from '../fact-text.ts';
import type { FactFile } from '../imported-table.ts';
import type { SourceFolder } from '../source-folder.ts';

/** The rows of one source table. */
export function sourceRows(folder: SourceFolder, file: string): readonly Row[] {
  return rowsOf(file, folder.rows(file));
}

export function maybeNumbers(row: Row, key: string): readonly number[] | null {
  row.skip(key);
  return row.has(key) ? row.numbers(key) : null;
}

export function factFile(name: string, rows: readonly unknown[]): FactFile {
  return { path: `item/${name}.json`, text: rowsText(rows) };
}
