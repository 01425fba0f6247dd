import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SourceError } from '../compiled.ts';

/** The folder of source tables (class/, effects/, items/, sets/), read file by file. */
export class SourceFolder {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  has(file: string): boolean {
    return existsSync(join(this.#root, file));
  }

  json(file: string): unknown {
    return parseJson(file, this.#text(file));
  }

  /** The rows of a table that is one JSON array. */
  rows(file: string): readonly unknown[] {
    const rows = this.json(file);
    if (!Array.isArray(rows)) throw new SourceError(file, 'file', 'not a list of rows');
    return rows;
  }

  #text(file: string): string {
    try {
      return readFileSync(join(this.#root, file), 'utf8');
    } catch {
      throw new SourceError(file, 'file', 'cannot be read');
    }
  }
}

export function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SourceError(file, 'file', `not JSON: ${(error as Error).message}`);
  }
}
