import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatasetNames } from '@gearwright/game/dataset/dataset-names.ts';
import type { Dataset, DatasetTexts } from '@gearwright/game/dataset/dataset.ts';
import { decodeDataset } from '@gearwright/game/dataset/decode-dataset.ts';
import { decodeNames } from '@gearwright/game/dataset/decode-names.ts';
import { decodeTexts } from '@gearwright/game/dataset/decode-texts.ts';
import { PackError } from '@gearwright/game/dataset/pack-error.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { NameLanguage } from '@gearwright/game/words/name-languages.ts';
import { OUT } from './folders.ts';
import { readManifest } from './manifest.ts';
import type { Manifest, PackFile } from './manifest.ts';

/** The data is not there, or of no use to this version: one sentence says what to run. */
export class DataMissingError extends Error {
  constructor(edition: EditionKey, reason: string) {
    super(`No data for ${edition}: ${reason}. Run "npm run data" to compile it.`);
    this.name = 'DataMissingError';
  }
}

const datasets = new Map<string, Dataset>();
const texts = new Map<string, DatasetTexts>();
const names = new Map<string, DatasetNames>();

/** The compiled edition from disk, read once per process. */
export function loadDataset(edition: EditionKey, out: string = OUT): Dataset {
  return loaded(datasets, ({ core }) => core, edition, out, decodeDataset);
}

/** Its sentences and sources, read once per process. */
export function loadTexts(edition: EditionKey, out: string = OUT): DatasetTexts {
  return loaded(texts, (manifest) => manifest.texts, edition, out, decodeTexts);
}

/** Its names in another language, read once per process. */
export function loadNames(
  edition: EditionKey,
  language: NameLanguage,
  out: string = OUT,
): DatasetNames {
  const pack = (manifest: Manifest): PackFile => {
    const file = manifest.names[language];
    if (file === undefined) throw new DataMissingError(edition, `it has no names in ${language}`);
    return file;
  };
  return loaded(names, pack, edition, out, decodeNames);
}

export function manifestOf(edition: EditionKey, out: string = OUT): Manifest {
  const manifest = readManifest(out, edition);
  if (manifest === null) throw new DataMissingError(edition, 'it was never compiled');
  return manifest;
}

function loaded<Value>(
  known: Map<string, Value>,
  pack: (manifest: Manifest) => PackFile,
  edition: EditionKey,
  out: string,
  decode: (bytes: Uint8Array) => Value,
): Value {
  // A compile that finished in between has swept the pack away that the manifest named a moment ago.
  for (let attempt = 1; ; attempt++) {
    const path = join(out, edition, pack(manifestOf(edition, out)).file);
    const found = known.get(path);
    if (found !== undefined) return found;
    try {
      const value = decode(readFileSync(path));
      known.set(path, value);
      return value;
    } catch (error) {
      if (error instanceof PackError)
        throw new DataMissingError(edition, error.message.slice(0, -1));
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      if (attempt === 2) throw new DataMissingError(edition, 'a pack its manifest names is gone');
    }
  }
}
