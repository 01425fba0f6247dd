import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { loadDataset } from '@gearwright/gamedata/load.ts';
import { openCollection } from '../glyph/collection.ts';
import { decodeIcons } from '../pack/icon-pack.ts';
import type { ArtManifest } from './manifest.ts';
import { OutFolder } from './out-folder.ts';
import { writeArt } from './write-art.ts';

const EDITIONS = ['classic', 'sod', 'tbc', 'wrath'] as const;
const datasets = {
  classic: loadDataset('classic'),
  sod: loadDataset('sod'),
  tbc: loadDataset('tbc'),
  wrath: loadDataset('wrath'),
};
const folder = mkdtempSync(join(tmpdir(), 'gearwright-art-'));
afterAll(() => rmSync(folder, { recursive: true }));

const build = (name: string): ArtManifest =>
  writeArt(datasets, openCollection(), new OutFolder(join(folder, name)), 'test');
const contents = (name: string): Record<string, string> =>
  Object.fromEntries(
    globSync('**/*.*', { cwd: join(folder, name) })
      .toSorted()
      .map((file) => [file, readFileSync(join(folder, name, file), 'base64')]),
  );

const manifest = build('one');
const read = (file: string): string => readFileSync(join(folder, 'one', file), 'utf8');
const symbolsOf = (file: string): string[] =>
  [...read(file).matchAll(/<symbol id="([^"]+)"/g)].map(([, id = '']) => id);

test('the same input makes the same files, to the byte, and leaves nothing else behind', () => {
  mkdirSync(join(folder, 'two'));
  writeFileSync(join(folder, 'two', 'armor.0000000000000000.svg'), 'of an earlier build');
  build('two');
  expect(contents('two')).toEqual(contents('one'));
});

test('only glyphs in use are shipped, each in one sprite', () => {
  const shipped = Object.entries(manifest.sprites).flatMap(([sheet, file]) =>
    symbolsOf(file).map((glyph) => `${sheet}#${glyph}`),
  );
  const used = new Set<string>([
    ...Object.values(manifest.slots).map(({ symbol }) => symbol),
    ...Object.values(manifest.classes).map(({ symbol }) => symbol),
    ...Object.values(JSON.parse(read(manifest.names)) as Record<string, string>).map(
      (row) => row.split(' ')[0] ?? '',
    ),
  ]);
  for (const edition of EDITIONS) {
    const dataset = datasets[edition];
    const pack = decodeIcons(readFileSync(join(folder, 'one', manifest.editions[edition].icons)));
    expect(pack.dataset).toBe(dataset.version);
    for (const [row, id] of dataset.items.ids.entries()) {
      const { sheet, glyph } = pack.item(row, id);
      used.add(`${sheet}#${glyph}`);
    }
    for (const [i, { id }] of dataset.enchants.entries()) {
      const { sheet, glyph } = pack.enchant(i, id);
      used.add(`${sheet}#${glyph}`);
    }
    for (const { trees } of dataset.classes.map(({ gameClass }) => dataset.talents(gameClass))) {
      for (const tree of trees) {
        const shown = [pack.tree(tree.id), ...tree.talents.map((t) => pack.spell(t.spellIds[0]!))];
        for (const icon of shown) used.add(`${icon!.sheet}#${icon!.glyph}`);
      }
    }
    for (const { spellId } of [
      ...dataset.runes,
      ...dataset.glyphs,
      ...dataset.buffs,
      ...dataset.forms,
      ...dataset.racials,
    ]) {
      const icon = pack.spell(spellId);
      used.add(`${icon!.sheet}#${icon!.glyph}`);
    }
    for (const spellId of dataset.buffs.flatMap((buff) =>
      buff.improvements.flatMap((improvement) => improvement.spellIds),
    )) {
      const icon = pack.spell(spellId);
      used.add(`${icon!.sheet}#${icon!.glyph}`);
    }
  }
  expect(shipped.toSorted()).toEqual([...used].toSorted());
  expect(new Set(shipped.map((name) => name.split('#')[1])).size).toBe(shipped.length);
});

test('every icon name of every edition is mapped', () => {
  const names = JSON.parse(read(manifest.names)) as Record<string, string>;
  const known = Object.values(datasets).flatMap(({ items }) =>
    Array.from({ length: items.length }, (_, row) => items.icon(row)),
  );
  const row = /^(armor|weapons|goods|spells)#[\w-]+ \w+ [0-3]$/;
  expect(known.filter((name) => !row.test(names[name] ?? ''))).toEqual([]);
  expect(names['inv_sword_39']).toMatch(/sword|blade|gladius|scimitar|hilt/);
  expect(names['spell_frost_frostbolt02']).toMatch(/^spells#ice-bolt frost/);
});

test('sprites stay small enough to load with a page', () => {
  const gzip = Object.fromEntries(
    Object.entries(manifest.sprites).map(([sheet, file]) => [sheet, gzipSync(read(file)).length]),
  );
  console.log('sprites, bytes gzipped:', gzip);
  expect(gzip.armor).toBeLessThan(120_000);
  expect(gzip.weapons).toBeLessThan(60_000);
  expect(gzip.goods).toBeLessThan(170_000);
  expect(gzip.spells).toBeLessThan(180_000);
});
