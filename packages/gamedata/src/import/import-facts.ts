import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FactFile, ImportedTable } from './imported-table.ts';
import type { SourceFolder } from './source-folder.ts';

/** Reads every table before it writes the first file: a bad row leaves the facts as they were. */
export function importFacts(
  folder: SourceFolder,
  to: string,
  tables: readonly ImportedTable[],
): readonly FactFile[] {
  const files = tables.flatMap((table) => table.read(folder));
  for (const file of files) {
    const path = join(to, file.path);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, file.text);
  }
  return files;
}
