import { describe, expect, test } from 'vitest';
import { SourceError } from '../../compiled.ts';
import { folderWith, written } from '../testing-folder.ts';
import { itemValues } from './item-values.ts';
import { procs } from './procs.ts';
import { styles } from './styles.ts';
import { weights } from './weights.ts';

/** The same rows for every edition. */
const inAll = (table: string, rows: readonly object[]) =>
  folderWith(
    Object.fromEntries(
      ['classic', 'sod', 'tbc', 'wrath'].map((edition) => [`${table}.${edition}.json`, rows]),
    ),
  );

const fury = {
  gameClass: 'warrior',
  spec: 'fury',
  role: 'dps',
  name: 'Simulated P1',
  phase: 1,
  author: 'WoWSims',
  method: 'simulated',
  source: 'a test',
  referenceStat: 'attackPower',
  dpsPerPoint: 0.79,
  stats: { attackPower: 1, strength: 2.6 },
  aboveCap: { hitRating: 0.9 },
  date: '2025-09-05',
};

describe('weights', () => {
  test('keep what a point is worth past its cap, and what it is measured in', () => {
    const folder = inAll('value/weights', [fury]);
    const { source: _, referenceStat: reference, ...rest } = fury;
    expect(written(weights, folder, 'value/weights.wrath.json')).toEqual([{ ...rest, reference }]);
  });

  test.each([
    [{ referenceStat: 'spellPower' }, 'the reference stat has no weight'],
    [{ stats: { attackPower: 1, luck: 2 } }, 'stats names the unknown stat luck'],
    [{ levelMin: 41, levelMax: 25 }, 'levels must be a bracket'],
    [{ mood: 'good' }, 'unknown field mood'],
  ])('%o is refused', (change, reason) => {
    const folder = inAll('value/weights', [{ ...fury, ...change }]);
    expect(() => weights.read(folder)).toThrow(SourceError);
    expect(() => weights.read(folder)).toThrow(reason);
  });
});

test('measured values are gathered by spec; what needs a special target or measures no effect stays out', () => {
  const base = { referenceStat: 'attackPower' };
  const of = { gameClass: 'warrior', spec: 'fury', base };
  const folder = inAll('value/itemValues', [
    { ...of, slot: 'trinket', itemId: 5, effectPoints: 41.2, error: 3 },
    { ...of, slot: 'trinket', itemId: 6, effectPoints: 9, error: 1, condition: 'undead only' },
    { ...of, slot: 'set', setName: 'Battlegear', pieces: 2, effectPoints: 50, error: 4 },
    { ...of, slot: 'enchant', enchantId: 3789, slotId: 16, effectPoints: 80, error: 2 },
    { ...of, slot: 'metaGem', itemId: 41285, effectPoints: 300, error: 9 },
    { ...of, setId: 3, wholeSet: true, points: -90 },
  ]);
  expect(written(itemValues, folder, 'value/item-values.tbc.json')).toEqual([
    {
      gameClass: 'warrior',
      spec: 'fury',
      reference: 'attackPower',
      author: 'WoWSims',
      items: [[5, 41.2, 3]],
      gems: [[41285, 300, 9]],
      enchants: [[3789, 16, 80, 2]],
      sets: [['Battlegear', 2, 50, 4]],
    },
  ]);
});

test('a proc that all editions state alike is one row', () => {
  const destiny = {
    id: 647,
    kind: 'item',
    name: 'Destiny',
    trigger: 'hit',
    stats: { strength: 200 },
    ppm: 1,
    duration: 10,
    average: { uptime: 0.154, stats: { strength: 30.704 } },
    source: 'a test',
    basis: 't',
  };
  const { name: _, source: __, basis: ___, ...kept } = destiny;
  const relentless = { itemId: 32409, name: 'Relentless', special: { critDamagePercent: 3 } };
  const tables = folderWith({
    ...Object.fromEntries(
      ['classic', 'sod', 'tbc', 'wrath'].map((edition) => [
        `effects/procs.${edition}.json`,
        [destiny],
      ]),
    ),
    'effects/metaGems.tbc.json': [relentless],
    'effects/metaGems.wrath.json': [relentless, { itemId: 1, name: 'Swift', stats: {} }],
  });
  const gem = { kind: 'gem', id: 32409, trigger: 'passive', average: { critDamagePercent: 3 } };
  expect(written(procs, tables, 'value/procs.json')).toEqual([
    kept,
    { ...gem, editions: ['tbc', 'wrath'] },
  ]);
});

test('what was lost in noise is kept as it was measured', () => {
  const base = { set: 'P1', dps: 1000, dpsPerPoint: 0.5, referenceStat: 'attackPower' };
  const row = {
    gameClass: 'rogue',
    spec: 'combat',
    slot: 'trinket',
    itemId: 7,
    effectDps: 4.2,
    effectPoints: 0,
    error: 14,
    belowNoise: true,
    base,
  };
  const [spec] = written(
    itemValues,
    inAll('value/itemValues', [row]),
    'value/item-values.tbc.json',
  ) as readonly { readonly items: unknown }[];
  expect(spec?.items).toEqual([[7, 8.4, 14]]);
});

test('an unknown style is refused', () => {
  const row = {
    gameClass: 'warrior',
    spec: 'fury',
    role: 'dps',
    style: 'three swords',
    sets: 1,
    styles: { 'three swords': 1 },
    weaponDamageCounts: 'mainHand',
    ranged: {},
  };
  expect(() => styles.read(inAll('value/styles', [row]))).toThrow('style three swords');
});
