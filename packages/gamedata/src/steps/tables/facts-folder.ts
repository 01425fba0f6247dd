import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SourceError } from '../../compiled.ts';
import { EDITION_KEYS, type EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { type Row, rowsOf } from '../../row.ts';

/** The fact files of the project, each read once. */
export class FactsFolder {
  readonly #root: string;
  readonly #files = new Map<string, unknown>();

  constructor(root: string) {
    this.#root = root;
  }

  json(path: string): unknown {
    if (!this.#files.has(path)) this.#files.set(path, this.#read(path));
    return this.#files.get(path);
  }

  rows(path: string): readonly Row[] {
    const list = this.json(path);
    if (!Array.isArray(list)) throw new SourceError(`facts/${path}`, 'file', 'not a list of rows');
    return rowsOf(`facts/${path}`, list);
  }

  /** The rows that hold in an edition; a row without a list holds in all. */
  rowsIn(edition: EditionKey, path: string): readonly Row[] {
    return this.rows(path).filter(
      (row) => row.maybeWords('editions', [...EDITION_KEYS, edition])?.includes(edition) ?? true,
    );
  }

  protected text(path: string): string {
    return readFileSync(join(this.#root, path), 'utf8');
  }

  #read(path: string): unknown {
    try {
      return JSON.parse(this.text(path));
    } catch (error) {
      throw new SourceError(`facts/${path}`, 'file', (error as Error).message);
    }
  }
}

export const FACTS = fileURLToPath(new URL('../../../facts/', import.meta.url));
let ours: FactsFolder | undefined;

/** The facts in this package. */
export function projectFacts(): FactsFolder {
  ours ??= new FactsFolder(FACTS);
  return ours;
}
