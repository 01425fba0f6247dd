import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { NameLanguage } from '@gearwright/game/words/name-languages.ts';

/** What stands in an edition's folder; written last, so that it always names whole packs. */
export interface Manifest {
  readonly edition: EditionKey;
  /** ISO date of the newest source. */
  readonly date: string;
  /** Layout and word lists of the packs: a reader with others refuses them. */
  readonly schema: string;
  /** Hash of everything the packs were made from. */
  readonly inputs: string;
  readonly core: PackFile;
  readonly texts: PackFile;
  /** Names in other languages: fetched when one is chosen. */
  readonly names: Readonly<Partial<Record<NameLanguage, PackFile>>>;
}

/** Every pack of an edition. */
export function packFiles({ core, texts, names }: Manifest): readonly PackFile[] {
  return [core, texts, ...Object.values(names)];
}

export interface PackFile {
  /** Named after its contents: may be cached for ever. */
  readonly file: string;
  readonly hash: string;
  readonly bytes: number;
  readonly gzip: number;
}

export const MANIFEST = 'manifest.json';

/** null when the edition was never compiled. */
export function readManifest(out: string, edition: EditionKey): Manifest | null {
  const path = join(out, edition, MANIFEST);
  if (!existsSync(path)) return null;
  return JSON.parse(readFileSync(path, 'utf8')) as Manifest;
}
