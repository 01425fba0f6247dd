import { expect, test } from 'vitest';
import { tinyDataset } from '../../../test/tiny-dataset.ts';
import { itemFinder } from './find-items.ts';

const dataset = tinyDataset([
  { name: 'Thunderfury, Blessed Blade of the Windseeker', quality: 5, itemLevel: 80 },
  { name: 'Blade of Misfortune', quality: 3 },
  { name: "Kel'Thuzad's Reach", quality: 4 },
  { name: 'Windseeker Boots', quality: 4, itemLevel: 60 },
  { name: 'Windseeker Cloak', quality: 4, itemLevel: 70 },
  { name: 'Windseeker Dust', quality: 5, kind: 'reagent' },
  { name: 'Windseeker Stew', quality: 4, kind: 'consumable', itemLevel: 90 },
  { name: 'Atiesh', quality: 5, itemLevel: 90 },
]);
const { find } = itemFinder(dataset);
const names = (text: string) => find(text).map((row) => dataset.items.name(row));

test('Q1: case, order of words and small typos do not matter', () => {
  expect(names('BLADE blessed')[0]).toContain('Thunderfury');
  expect(names('thunderfurry')[0]).toContain('Thunderfury');
  expect(names('kelthuzads')).toEqual(["Kel'Thuzad's Reach"]);
});

test('Q1: better gear first among equal matches, reagents never', () => {
  const found = names('windseeker');
  expect(found.indexOf('Windseeker Cloak')).toBeLessThan(found.indexOf('Windseeker Boots'));
  expect(found.indexOf('Windseeker Boots')).toBeLessThan(found.indexOf('Windseeker Stew'));
  expect(found).not.toContain('Windseeker Dust');
});

test('Q1: a word like no name finds nothing', () => {
  expect(names('qqqqzzzzxxxx')).toEqual([]);
});

test('nothing typed shows the legends, highest first', () => {
  const legends = ['Atiesh', 'Thunderfury, Blessed Blade of the Windseeker'];
  expect(names('')).toEqual(legends);
  expect(names("  ' ")).toEqual(legends);
});
