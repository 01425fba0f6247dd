import { expect, test } from 'vitest';
import { matchText } from './match-text.ts';
import { buildTextIndex } from './text-index.ts';

const names = [
  'Thunderfury, Blessed Blade of the Windseeker',
  'Warglaive of Azzinoth',
  "Kel'Thuzad's Reach",
  'Heavy Ogre War Axe',
  'Robe of the Archmage',
  'Robes of Arcana',
  'Band of Accuria',
  'Skom Gloves',
  'Clever Hat',
  'Crown of Destruction',
];
const index = buildTextIndex(names.length, (row) => names[row]!);
const best = (text: string): string | undefined => names[matchText(index, text)?.rows[0] ?? -1];

test.each([
  ['case', 'WARGLAIVE OF AZZINOTH', 'Warglaive of Azzinoth'],
  ['order', 'azzinoth warglaive', 'Warglaive of Azzinoth'],
  ['an unfinished word', 'thunderf', 'Thunderfury, Blessed Blade of the Windseeker'],
  ['an apostrophe left out', 'kelthuzads reach', "Kel'Thuzad's Reach"],
  ['an accent', 'bánd of accuria', 'Band of Accuria'],
  ['a letter left out', 'crown of destrction', 'Crown of Destruction'],
  ['a letter too many', 'crrown of destruction', 'Crown of Destruction'],
  ['swapped letters', 'celver hat', 'Clever Hat'],
  ['two edits in two words', 'haevy ogre war ax', 'Heavy Ogre War Axe'],
  ['a missing blank', 'skomgloves', 'Skom Gloves'],
  ['a misplaced blank', 'sko mgloves', 'Skom Gloves'],
  ['one word of many, mistyped', 'azinoth', 'Warglaive of Azzinoth'],
])('Q1: text search forgives %s', (_, text, name) => {
  expect(best(text)).toBe(name);
});

test('Q1: a name in full costs nothing and stands before near misses', () => {
  const match = matchText(index, 'Robe of the Archmage')!;
  expect(names[match.rows[0]!]).toBe('Robe of the Archmage');
  expect(match.costs[0]).toBe(0);
  expect(match.costs.slice(1).every((cost) => cost >= 0.5)).toBe(true);
});

test('Q1: a text without letters or digits is no search', () => {
  expect(matchText(index, ' – !')).toBeNull();
});

test('Q1: nonsense finds nothing that shares no letters', () => {
  expect(matchText(index, 'qqqq')!.rows).toEqual([]);
});

test('Q1: with more than a third of its letters wrong it is another name', () => {
  expect(best('claver hut')).toBe('Clever Hat');
  expect(matchText(index, 'cravir hut')!.rows).toEqual([]);
});

test('Q1: words beside the name find a row too', () => {
  const bands = buildTextIndex(
    2,
    () => 'Ring',
    (row) => (row === 0 ? 'of the Eagle' : 'of the Bear'),
  );
  expect(matchText(bands, 'ring eagle')!.rows[0]).toBe(0);
  expect(matchText(bands, 'ring bear')!.rows[0]).toBe(1);
});

test('Q1: a name that begins as asked stands first, however long it is', () => {
  const list = [
    'Band of Sulfuras',
    'Sulfuras, Hand of Ragnaros',
    'Sulfuras',
    'Gleaming Blade',
    'Blade of Hakkar',
    'Thunderhorn Cloak',
    'Thunderfury, Blessed Blade of the Windseeker',
  ];
  const found = (text: string) => {
    const match = matchText(
      buildTextIndex(list.length, (row) => list[row]!),
      text,
    )!;
    return { names: match.rows.map((row) => list[row]), costs: match.costs };
  };
  expect(found('sulfuras').names).toEqual([
    'Sulfuras',
    'Sulfuras, Hand of Ragnaros',
    'Band of Sulfuras',
  ]);
  expect(found('blade of').names[0]).toBe('Blade of Hakkar');
  // Then the one of the higher item level is named first.
  const { names: thunder, costs } = found('thunder');
  expect(thunder).toHaveLength(2);
  expect(costs[0]).toBe(costs[1]);
});
