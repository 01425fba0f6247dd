import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SourceError } from '../compiled.ts';

/** The folder of source tables (class/, effects/, items/, sets/), read file by file. */
export class SourceFolder {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  json(file: string): unknown {
    const text = this.#read(file);
    try {
      return JSON.parse(text);
    } catch (error) {
      throw new SourceError(file, 'file', `not JSON: ${(error as Error).message}`);
    }
  }

  /** The rows of a table that is one JSON array. */
  rows(file: string): readonly unknown[] {
    const rows = this.json(file);
    if (!Array.isArray(rows)) throw new SourceError(file, 'file', 'not a list of rows');
    return rows;
  }

  protected text(file: string): string {
    return readFileSync(join(this.#root, file), 'utf8');
  }

  #read(file: string): string {
    try {
      return this.text(file);
    } catch {
      throw new SourceError(file, 'file', 'cannot be read');
    }
  }
}
