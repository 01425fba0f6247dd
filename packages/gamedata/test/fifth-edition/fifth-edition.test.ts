import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import { decodeDataset } from '@gearwright/game/dataset/decode-dataset.ts';
import type { DatasetNames } from '@gearwright/game/dataset/dataset-names.ts';
import { decodeNames } from '@gearwright/game/dataset/decode-names.ts';
import { namedDataset } from '@gearwright/game/dataset/named-dataset.ts';
import { decodeTexts } from '@gearwright/game/dataset/decode-texts.ts';
import { equipping } from '@gearwright/game/equip/equipping.ts';
import { exactAutofill } from '@gearwright/game/optimise/exact/exact-autofill.ts';
import { buildSearchIndex } from '@gearwright/game/search/search-index.ts';
import { searchItems } from '@gearwright/game/search/search-items.ts';
import { newGearSet } from '@gearwright/game/set/new-gear-set.ts';
import { CHEST } from '@gearwright/game/slot/slots.ts';
import { statForName } from '@gearwright/game/stat/aliases.ts';
import { itemTooltip } from '@gearwright/game/text/item-tooltip.ts';
import { setTotals } from '@gearwright/game/total/set-totals.ts';
import { sheetStats } from '@gearwright/game/total/sheet-stats.ts';
import { compileEdition } from '../../src/compile-edition.ts';
import { corePack } from '../../src/pack/core-pack.ts';
import { namesPack } from '../../src/pack/names-pack.ts';
import { textsPack } from '../../src/pack/texts-pack.ts';
import { fifthEdition as edition } from './edition.ts';
import { FIFTH_ITEMS, fifthSources, fifthTexts } from './sources.ts';

let folder = '';
let dataset: Dataset;
let texts: ReturnType<typeof decodeTexts>;
let german: DatasetNames;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gearwright-fifth-'));
  const packagePath = join(folder, 'data.json');
  writeFileSync(packagePath, JSON.stringify(FIFTH_ITEMS));
  const compiled = compileEdition(fifthSources, { texts: fifthTexts, items: { packagePath } });
  dataset = decodeDataset(corePack(compiled));
  texts = decodeTexts(textsPack(compiled));
  german = decodeNames(namesPack(compiled, compiled.names[0]!));
});
afterAll(() => rmSync(folder, { recursive: true }));

const wearer = { race: 'human', gameClass: 'warrior', level: 3, faction: 'alliance' } as const;
const set = newGearSet({
  ...{ id: 'set', characterId: 'one', name: 'Set', gameClass: 'warrior', spec: 'arms', phase: 2 },
});

test('P1: an edition nobody listed compiles from its own file, compile file and facts', () => {
  expect(dataset.edition).toBe('fifth');
  expect(dataset.classes.map(({ gameClass }) => gameClass)).toEqual(['warrior']);
  expect(dataset.races.map(({ race }) => race)).toEqual(['human']);
  expect(dataset.talents('warrior').trees.map(({ talents }) => talents.length)).toEqual([1, 1, 1]);
  expect(texts.talentRank(102)?.description).toBe('Makes you 102 times better.');
  // What came after its last phase counts as of it.
  expect(dataset.item('2')?.phase).toBe(2);
});

test('P1: its items are named and found in another language', () => {
  const index = buildSearchIndex(namedDataset(dataset, german), edition);
  const found = (search: string) =>
    searchItems(index, { search }).hits.map(({ item }) => item.name);
  expect(german.language).toBe('de');
  expect(found('morgenrote')).toEqual(['Platte der Morgenröte']);
  expect(found('dawn')).toEqual(['Platte der Morgenröte']);
  expect(found('dusk')).toEqual(['Plate of Dusk']);
});

test('P1: it is searched by its own stats', () => {
  const index = buildSearchIndex(dataset, edition);
  const { hits } = searchItems(index, { statWeights: { strength: 1, hitRating: 1 } });
  expect(hits.map(({ item }) => item.name)).toEqual(['Plate of Dusk', 'Plate of Dawn']);
});

test('P1: its stats go by its ages: ratings, and no school has a power of its own', () => {
  const meant = ['hit', 'strength', 'healing', 'armorPen'].map((name) =>
    statForName(name, edition),
  );
  expect(meant).toEqual(['hitRating', 'strength', 'spellPower', null]);
});

test('P1: it is worn, totalled, told and filled', () => {
  const rules = { edition, dataset, wearer };
  const dusk = dataset.item('2')!;
  const worn = equipping(CHEST, dusk, rules)(set);
  const naked = sheetStats(setTotals(set, { ...rules, form: null, buffs: true }));
  const sheet = sheetStats(setTotals(worn, { ...rules, form: null, buffs: true }));
  expect(naked.strength).toBe(21);
  expect(sheet.strength).toBe(33);
  expect(sheet.hitRating).toBe(8);
  expect(sheet.meleeAttackPower! - naked.meleeAttackPower!).toBe(24);
  const lines = itemTooltip(dusk, { edition, dataset, texts });
  expect(lines).toContainEqual({ kind: 'text', text: '+12 Strength', tone: 'plain' });
  const index = buildSearchIndex(dataset, edition);
  const filled = exactAutofill({ index, rules, set, weights: { strength: 1 } });
  expect(filled.proved).toBe(true);
  expect(filled.gear[CHEST].item?.name).toBe('Plate of Dusk');
  expect(filled.gear[CHEST].enchant?.name).toBe('Enchant Chest - Might');
});
