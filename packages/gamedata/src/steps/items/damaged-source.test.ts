import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { SourceError } from '../../compiled.ts';
import { FactsFolder } from '../tables/facts-folder.ts';
import { compileItems } from './compile-items.ts';
import { readItemFacts } from './item-facts.ts';
import { SOURCES } from '../../editions/all-sources.ts';

const folder = mkdtempSync(join(tmpdir(), 'items-'));
afterAll(() => rmSync(folder, { recursive: true }));

const helm = (...labels: readonly string[]) => ({
  itemId: 990_001,
  name: 'Helm of Trials',
  icon: 'inv_helmet_01',
  class: 'Armor',
  subclass: 'Plate',
  sellPrice: 10,
  quality: 'Rare',
  itemLevel: 60,
  requiredLevel: 55,
  slot: 'Head',
  tooltip: ['Helm of Trials', 'Item Level 60', 'Head', 'Plate', ...labels].map((label) => ({
    label,
  })),
});

let files = 0;
function compiling(text: string): () => unknown {
  const packagePath = join(folder, `data.${files++}.json`);
  writeFileSync(packagePath, text);
  return () => compileItems(SOURCES.classic, { packagePath });
}

const FILE = 'wow-classic-items-classic/data/json/data.json';

test('T1: a whole row compiles', () => {
  const compiled = compiling(JSON.stringify([helm('500 Armor', '+10 Strength')]))() as ReturnType<
    typeof compileItems
  >;
  expect(compiled.items.find((item) => item.baseId === 990_001)).toMatchObject({
    kind: 'equipment',
    slotId: 1,
    armorType: 3,
    stats: { armor: 500, strength: 10 },
  });
});

test('a truncated file names itself and the item it breaks off in', () => {
  const whole = JSON.stringify([helm('500 Armor'), { ...helm('500 Armor'), itemId: 990_002 }]);
  const error = thrownBy(compiling(whole.slice(0, -40)));
  expect(error).toBeInstanceOf(SourceError);
  expect(error).toMatchObject({ file: FILE, row: 'item 990002' });
});

test('an unknown stat line names the item and the line', () => {
  const error = thrownBy(
    compiling(JSON.stringify([helm('Equip: Increases gadget rating by 12.')])),
  );
  expect(error).toBeInstanceOf(SourceError);
  expect(error).toMatchObject({ file: FILE, row: 'item 990001 (Helm of Trials)' });
  expect(error.message).toContain('"Equip: Increases gadget rating by 12."');
});

test.each([
  ['an unknown quality', { quality: 'Splendid' }, 'item 990001', 'unknown quality Splendid'],
  ['no tooltip', { tooltip: null }, 'item 990001', 'has no tooltip lines'],
  ['no id', { itemId: undefined }, 'row 1', 'has no itemId'],
])('%s names file and row', (_what, damage, row, reason) => {
  const error = thrownBy(compiling(JSON.stringify([{ ...helm(), ...damage }])));
  expect(error).toMatchObject({ file: FILE, row });
  expect(error.message).toContain(reason);
});

test('a file that is no list, or is not there', () => {
  expect(thrownBy(compiling('{}'))).toMatchObject({ file: FILE, row: 'file' });
  const lost = () => compileItems(SOURCES.classic, { packagePath: join(folder, 'lost.json') });
  expect(thrownBy(lost)).toMatchObject({ file: FILE, row: 'file' });
});

test('a fact about an unknown stat names file and row', () => {
  class Damaged extends FactsFolder {
    override json(path: string): unknown {
      if (path === 'item/suffixes.json') return { suffixes: [], groups: [] };
      if (path === 'item/gems.json')
        return [{ id: 7, color: 'red', stats: { charm: 3 }, phase: 1 }];
      return [];
    }
  }
  const error = thrownBy(() => readItemFacts('tbc', new Damaged(folder)));
  expect(error).toMatchObject({ file: 'facts/item/gems.json', row: 'id 7' });
});

function thrownBy(run: () => unknown): Error {
  try {
    run();
  } catch (error) {
    return error as Error;
  }
  throw new Error('nothing was thrown');
}
