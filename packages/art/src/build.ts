import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { loadDataset, manifestOf } from '@gearwright/gamedata/load.ts';
import { EDITION_KEYS, type EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { hashInputs } from './build/inputs.ts';
import { MANIFEST, type ArtManifest } from './build/manifest.ts';
import { OUT, OutFolder } from './build/out-folder.ts';
import { writeArt } from './build/write-art.ts';
import { openCollection } from './glyph/collection.ts';

const forEditions = <V>(make: (edition: EditionKey) => V): Record<EditionKey, V> =>
  Object.fromEntries(EDITION_KEYS.map((edition) => [edition, make(edition)])) as Record<
    EditionKey,
    V
  >;

function isFresh(inputs: string): boolean {
  const path = join(OUT, MANIFEST);
  if (!existsSync(path)) return false;
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as ArtManifest;
  const files = [...Object.values(manifest.sprites), manifest.names, ...manifest.app];
  return manifest.inputs === inputs && files.every((file) => existsSync(join(OUT, file)));
}

function report(): void {
  const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} kB`;
  for (const file of globSync('*.{svg,bin,json}', { cwd: OUT }).toSorted()) {
    const bytes = readFileSync(join(OUT, file));
    console.log(
      `${file.padEnd(32)} ${kilobytes(bytes.length).padStart(10)} ${kilobytes(gzipSync(bytes).length).padStart(10)} gzip`,
    );
  }
}

function makeIcons(): void {
  const inputs = hashInputs(forEditions((edition) => manifestOf(edition).core.hash));
  if (isFresh(inputs)) console.log('The icons are up to date.');
  else {
    const began = performance.now();
    writeArt(
      forEditions((edition) => loadDataset(edition)),
      openCollection(),
      new OutFolder(OUT),
      inputs,
    );
    report();
    console.log(`Icons made in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  }
}

const [what = 'icons'] = process.argv.slice(2);
if (what === 'icons' || what === 'all') makeIcons();
if (what === 'models' || what === 'all') {
  const { makeModels } = await import('./model/bake/make-models.ts');
  await makeModels(what);
} else if (what !== 'icons') {
  console.error(`"${what}" is nothing we can make: icons (the default), models or all.`);
  process.exitCode = 1;
}
