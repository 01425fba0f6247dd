import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { OUT } from './folders.ts';
import { hashInputs } from './inputs.ts';
import { packFiles, readManifest } from './manifest.ts';
import { EDITION_KEYS, type EditionKey } from '@gearwright/game/edition/edition-keys.ts';

/** Never compiled, made from other inputs, or with a pack gone. */
export function isStale(
  edition: EditionKey,
  inputs: string = hashInputs(),
  out: string = OUT,
): boolean {
  const manifest = readManifest(out, edition);
  if (manifest === null || manifest.inputs !== inputs) return true;
  return packFiles(manifest).some(({ file }) => !existsSync(join(out, edition, file)));
}

export function staleEditions(inputs: string = hashInputs(), out: string = OUT): EditionKey[] {
  return EDITION_KEYS.filter((edition) => isStale(edition, inputs, out));
}
