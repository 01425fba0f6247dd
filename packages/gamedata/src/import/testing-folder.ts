import type { ImportedTable } from './imported-table.ts';
import { SourceFolder } from './source-folder.ts';

/** For tests: source tables made by hand, which never touch the disk. */
class HandMadeFolder extends SourceFolder {
  readonly #files: Readonly<Record<string, unknown>>;

  constructor(files: Readonly<Record<string, unknown>>) {
    super('');
    this.#files = files;
  }

  protected override text(file: string): string {
    const content = this.#files[file];
    if (content === undefined) throw new Error(`no ${file}`);
    return JSON.stringify(content);
  }
}

export function folderWith(files: Readonly<Record<string, unknown>>): SourceFolder {
  return new HandMadeFolder(files);
}

/** The rows a table writes into one of its files. */
export function written(table: ImportedTable, folder: SourceFolder, path: string): unknown {
  const file = table.read(folder).find((each) => each.path === path);
  if (file === undefined) throw new Error(`${table.name} writes no ${path}`);
  return JSON.parse(file.text);
}
