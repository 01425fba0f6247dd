import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { CompileAccount } from './compiled.ts';
import { MANIFEST, packFiles } from './manifest.ts';
import type { Manifest, PackFile } from './manifest.ts';
import { ACCOUNT, accountText } from './report/account-file.ts';

const MAKING = '.making-';

/** Where a compile writes until all of it has succeeded; leftovers of compiles that died are swept away. */
export function makingFolder(out: string): string {
  mkdirSync(out, { recursive: true });
  for (const name of readdirSync(out)) {
    const pid = Number(name.slice(MAKING.length));
    if (name.startsWith(MAKING) && !isAlive(pid)) rmSync(join(out, name), { recursive: true });
  }
  const folder = join(out, `${MAKING}${process.pid}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  return folder;
}

export function writePackFile(
  folder: string,
  edition: EditionKey,
  kind: string,
  pack: { readonly version: string; readonly bytes: Uint8Array },
): PackFile {
  const file = `${kind}.${pack.version}.pack`;
  mkdirSync(join(folder, edition), { recursive: true });
  writeFileSync(join(folder, edition, file), pack.bytes);
  return {
    file,
    hash: pack.version,
    bytes: pack.bytes.byteLength,
    gzip: gzipSync(pack.bytes, { level: 9 }).byteLength,
  };
}

export function writeManifest(folder: string, manifest: Manifest, account: CompileAccount): void {
  const place = join(folder, manifest.edition);
  writeFileSync(join(place, ACCOUNT), accountText(account));
  writeFileSync(join(place, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Packs first, under names of their own; then the manifest in one stroke; then what nothing names any more goes. */
export function moveIntoPlace(folder: string, out: string, edition: EditionKey): void {
  const made = join(folder, edition);
  const place = join(out, edition);
  const manifest = JSON.parse(readFileSync(join(made, MANIFEST), 'utf8')) as Manifest;
  const files = [...packFiles(manifest).map(({ file }) => file), ACCOUNT, MANIFEST];
  mkdirSync(place, { recursive: true });
  for (const file of files) renameSync(join(made, file), join(place, file));
  for (const file of readdirSync(place)) {
    if (!files.includes(file)) rmSync(join(place, file), { recursive: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
