import type { SourceFolder } from './source-folder.ts';

/** One file below `facts/`, e.g. `class/talents.wrath.json`. */
export interface FactFile {
  readonly path: string;
  readonly text: string;
}

/** A table of facts: reads and checks the source folder, and says what to write below `facts/`. */
export interface ImportedTable {
  readonly name: string;
  /** Throws a SourceError naming file and row; then nothing at all is written. */
  read(folder: SourceFolder): readonly FactFile[];
}
