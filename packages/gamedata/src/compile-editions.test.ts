import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { SourceError } from './compiled.ts';
import { compileCommand } from './compile-command.ts';
import { compileEditions } from './compile-editions.ts';
import { DataMissingError, loadDataset, loadNames, loadTexts } from './load.ts';
import { readManifest } from './manifest.ts';
import { itemOf, smallEdition } from './pack/small-edition.ts';
import { readAccount } from './report/account-file.ts';
import { isStale } from './stale.ts';

let out: string;
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'gearwright-out-'));
});
afterEach(() => rmSync(out, { recursive: true }));

const editions: readonly EditionKey[] = ['classic', 'tbc'];

function compileOnce(inputs = 'first'): void {
  compileEditions({ out, editions, inputs, compile: smallEdition });
}

/** Every file under the folder with its bytes. */
function snapshot(): Record<string, string> {
  const files = readdirSync(out, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    files
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
      .map((path) => [path.slice(out.length), readFileSync(path, 'base64')]),
  );
}

test('an edition is two packs, its names, and a manifest that names them all', () => {
  compileOnce();
  const manifest = readManifest(out, 'tbc')!;
  expect(manifest).toMatchObject({ edition: 'tbc', date: '2024-02-29', inputs: 'first' });
  expect(readdirSync(join(out, 'tbc')).toSorted()).toEqual([
    'account.json',
    `core.${manifest.core.hash}.pack`,
    'manifest.json',
    `names-de.${manifest.names.de!.hash}.pack`,
    `texts.${manifest.texts.hash}.pack`,
  ]);
  expect(loadDataset('tbc', out).version).toBe(manifest.core.hash);
  expect(loadDataset('tbc', out).item('20')?.name).toBe('Staff of Tests');
  expect(loadTexts('tbc', out).item(20)?.durability).toBe(120);
  expect(loadNames('tbc', 'de', out).item(20)).toBe('Stab der Prüfungen');
  expect(() => loadNames('tbc', 'fr', out)).toThrow('No data for tbc: it has no names in fr.');
  expect(readAccount(out, 'tbc')).toEqual(smallEdition().account);
  expect(readdirSync(out).toSorted()).toEqual(['classic', 'tbc']);
});

test('same input, same bytes', () => {
  compileOnce();
  const before = snapshot();
  compileOnce();
  expect(snapshot()).toEqual(before);
});

test('new contents replace the old packs', () => {
  compileOnce();
  const compile = (edition: EditionKey) => smallEdition(edition, [itemOf(77, { name: 'New' })]);
  compileEditions({ out, editions: ['tbc'], inputs: 'second', compile });
  expect(readdirSync(join(out, 'tbc'))).toHaveLength(5);
  expect(loadDataset('tbc', out).item('77')?.name).toBe('New');
  expect(loadDataset('tbc', out).item('20')).toBeNull();
  expect(loadDataset('classic', out).item('20')).not.toBeNull();
});

test('a compile that fails in its last edition leaves everything as it was', () => {
  compileOnce();
  const before = snapshot();
  const compile = (edition: EditionKey) => {
    if (edition === 'tbc') throw new SourceError('items.json', 'item 5', 'unknown stat line');
    return smallEdition(edition, [itemOf(77, {})]);
  };
  expect(() => compileEditions({ out, editions, inputs: 'second', compile })).toThrow(
    'items.json: item 5: unknown stat line',
  );
  expect(snapshot()).toEqual(before);
});

test('a damaged source is one line and exit code 1', () => {
  compileOnce();
  const before = snapshot();
  const said: string[] = [];
  const complaints: string[] = [];
  const compile = (): never => {
    throw new SourceError('talents.json', 'row 7 (Deflection)', 'rank 3 is missing');
  };
  const code = compileCommand(
    { out, editions, inputs: 'second', compile },
    (line) => said.push(line),
    (line) => complaints.push(line),
  );
  expect(code).toBe(1);
  expect(said).toEqual([]);
  expect(complaints).toEqual([
    'talents.json: row 7 (Deflection): rank 3 is missing (nothing was replaced: classic, tbc)',
  ]);
  expect(snapshot()).toEqual(before);
});

test('a compile says what it made, an edition a line', () => {
  const said: string[] = [];
  const work = { out, editions, inputs: 'first', compile: smallEdition };
  const say = (line: string) => said.push(line);
  expect(compileCommand(work, say, say)).toBe(0);
  expect(said).toEqual([
    expect.stringMatching(/^classic +\d+\.\d s   core 0\.\d\d MB, texts 0\.\d\d MB gzipped$/),
    expect.stringMatching(/^tbc +/),
  ]);
});

test('a compile that is killed leaves the previous dataset, and the next one sweeps up', async () => {
  compileOnce();
  const before = snapshot();
  const script = join(out, 'hang.ts');
  const here = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);
  writeFileSync(
    script,
    `import { compileEditions } from ${here('./compile-editions.ts')};
     import { smallEdition } from ${here('./pack/small-edition.ts')};
     const compile = (edition) => {
       if (edition === 'tbc') {
         process.stdout.write('hanging');
         Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
       }
       return smallEdition(edition, []);
     };
     compileEditions({ out: ${JSON.stringify(out)}, editions: ['classic', 'tbc'], inputs: 'second', compile });`,
  );
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  const left = readdirSync(out).filter((name) => name.startsWith('.making-'));
  expect(left).toEqual([`.making-${child.pid}`]);
  child.kill('SIGKILL');
  await once(child, 'exit');
  rmSync(script);

  expect(loadDataset('classic', out).item('20')).not.toBeNull();
  expect(snapshot()).toMatchObject(before);
  compileOnce();
  expect(snapshot()).toEqual(before);
});

test('an edition is stale when its inputs changed, a pack is gone, or it was never made', () => {
  expect(isStale('tbc', 'first', out)).toBe(true);
  compileOnce();
  expect(isStale('tbc', 'first', out)).toBe(false);
  expect(isStale('tbc', 'second', out)).toBe(true);
  rmSync(join(out, 'tbc', readManifest(out, 'tbc')!.texts.file));
  expect(isStale('tbc', 'first', out)).toBe(true);
  expect(isStale('classic', 'first', out)).toBe(false);
});

test('what cannot be loaded says what to run', () => {
  expect(() => loadDataset('wrath', out)).toThrow(
    'No data for wrath: it was never compiled. Run "npm run data" to compile it.',
  );
  compileOnce();
  const pack = join(out, 'tbc', readManifest(out, 'tbc')!.core.file);
  const bytes = readFileSync(pack);
  bytes[bytes.length - 1]! ^= 1;
  writeFileSync(pack, bytes);
  expect(() => loadDataset('tbc', out)).toThrow(DataMissingError);
  expect(() => loadDataset('tbc', out)).toThrow('its checksum does not match. Run "npm run data"');
  rmSync(pack);
  expect(() => loadDataset('tbc', out)).toThrow('a pack its manifest names is gone');
});
