import type { FactFile } from '../imported-table.ts';
import { rowsText } from '../fact-text.ts';
import type { SourceFolder } from '../source-folder.ts';
import { SourceRow } from './source-row.ts';

/** The rows of one source table; each is called by its id or its place. */
export function sourceRows(folder: SourceFolder, file: string): readonly SourceRow[] {
  return folder.rows(file).map((row, index) => labelled(file, row, index));
}

export function labelled(file: string, row: unknown, index: number): SourceRow {
  const fields = row as { id?: unknown; itemId?: unknown } | null;
  const id = fields?.id ?? fields?.itemId;
  return new SourceRow(file, id === undefined ? `row ${index + 1}` : `id ${String(id)}`, row);
}

export function factFile(name: string, rows: readonly unknown[]): FactFile {
  return { path: `item/${name}.json`, text: rowsText(rows) };
}
