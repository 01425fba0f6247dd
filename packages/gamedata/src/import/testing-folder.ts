import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ImportedTable } from './imported-table.ts';
import { SourceFolder } from './source-folder.ts';

/** For tests: a folder of source tables made by hand. */
export function folderWith(files: Readonly<Record<string, unknown>>): SourceFolder {
  const root = mkdtempSync(join(tmpdir(), 'tables-'));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), JSON.stringify(content));
  }
  return new SourceFolder(root);
}

/** The rows a table writes into one of its files. */
export function written(table: ImportedTable, folder: SourceFolder, path: string): unknown {
  const file = table.read(folder).find((each) => each.path === path);
  if (file === undefined) throw new Error(`${table.name} writes no ${path}`);
  return JSON.parse(file.text);
}
