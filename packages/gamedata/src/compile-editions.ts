import { rmSync } from 'node:fs';
import { openPack } from '@gearwright/game/dataset/pack.ts';
import { SCHEMA } from '@gearwright/game/dataset/schema.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { CompiledEdition } from './compiled.ts';
import { makingFolder, moveIntoPlace, writeManifest, writePackFile } from './making.ts';
import type { Manifest } from './manifest.ts';
import { corePack } from './pack/core-pack.ts';
import { namesPack } from './pack/names-pack.ts';
import { textsPack } from './pack/texts-pack.ts';

export interface Compile {
  readonly out: string;
  readonly editions: readonly EditionKey[];
  /** Hash of what they are made from. */
  readonly inputs: string;
  readonly compile: (edition: EditionKey) => CompiledEdition;
  readonly onDone?: (manifest: Manifest, milliseconds: number) => void;
}

/** Compiles the editions; none is replaced before all have succeeded. */
export function compileEditions({ out, editions, inputs, compile, onDone }: Compile): void {
  const making = makingFolder(out);
  try {
    for (const edition of editions) {
      const start = performance.now();
      const manifest = makeEdition(making, compile(edition), inputs);
      onDone?.(manifest, performance.now() - start);
    }
    for (const edition of editions) moveIntoPlace(making, out, edition);
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
}

function makeEdition(folder: string, compiled: CompiledEdition, inputs: string): Manifest {
  const { edition, date } = compiled;
  const manifest: Manifest = {
    edition,
    date,
    schema: SCHEMA,
    inputs,
    core: writePackFile(folder, edition, 'core', named(corePack(compiled))),
    texts: writePackFile(folder, edition, 'texts', named(textsPack(compiled))),
    names: Object.fromEntries(
      compiled.names.map((names) => [
        names.language,
        writePackFile(
          folder,
          edition,
          `names-${names.language}`,
          named(namesPack(compiled, names)),
        ),
      ]),
    ),
  };
  writeManifest(folder, manifest, compiled.account);
  return manifest;
}

function named(bytes: Uint8Array): { version: string; bytes: Uint8Array } {
  return { version: openPack(bytes).version, bytes };
}
