import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { SourceError } from '../../compiled.ts';
import { type Row, rowsOf } from '../../row.ts';
import { packageFile, readPackage } from '../items/package-items.ts';
import { type FactsFolder, projectFacts } from './facts-folder.ts';

/** Where the tables of an edition come from: our facts, and the sentences of the item packages. */
export interface TextSources {
  readonly facts: FactsFolder;
  /** File name for errors, and the tooltip lines of a talent's rank by its spell id. */
  talentTooltips(itemPackage: string): Tooltips;
  /** The same of items, by item id. */
  itemTooltips(itemPackage: string): Tooltips;
}

export interface Tooltips {
  readonly file: string;
  of(id: number): readonly string[] | undefined;
}

class PackageTexts implements TextSources {
  readonly facts = projectFacts();
  readonly #read = new Map<string, Tooltips>();

  talentTooltips(itemPackage: string): Tooltips {
    const file = `${itemPackage}/data/json/talents.json`;
    const tooltips = this.#read.get(file) ?? readTooltips(file);
    this.#read.set(file, tooltips);
    return tooltips;
  }

  itemTooltips(itemPackage: string): Tooltips {
    const items = new Map(readPackage(itemPackage).map((item) => [item.itemId, item]));
    const labelsOf = (id: number) => items.get(id)?.tooltip.map((line) => line.label);
    return { file: packageFile(itemPackage), of: labelsOf };
  }
}

function readTooltips(file: string): Tooltips {
  const path = createRequire(import.meta.url).resolve(file);
  return tooltipsOf(file, readFileSync(path, 'utf8'));
}

/** The lines of a package's talents by spell id. */
export function tooltipsOf(file: string, json: string): Tooltips {
  let rows: unknown;
  try {
    rows = JSON.parse(json);
  } catch (error) {
    throw new SourceError(file, 'file', (error as Error).message);
  }
  if (!Array.isArray(rows)) throw new SourceError(file, 'file', 'not a list of rows');
  const byId = new Map(rowsOf(file, rows).map((row) => [row.whole('id'), labels(row)]));
  return { file, of: (id) => byId.get(id) };
}

function labels(row: Row): readonly string[] {
  return row.inners('tooltip').map((line) => {
    const label = line.raw('label');
    return typeof label === 'string' ? label : line.fail('a line without text');
  });
}

let ours: TextSources | undefined;

/** The facts of this package and the installed item packages, each file read once. */
export function projectSources(): TextSources {
  ours ??= new PackageTexts();
  return ours;
}
