import { expect, test } from 'vitest';
import { tinyDataset } from '../../../test/tiny-dataset.ts';
import { otherThings } from './other-things.ts';

const dataset = tinyDataset([
  { name: 'Windseeker Boots' },
  { name: 'Windseeker Dust', kind: 'reagent' },
  { name: 'Windseeker Stew', kind: 'consumable', itemLevel: 60 },
  { name: 'Windseeker Flask', kind: 'consumable', itemLevel: 70 },
  { name: 'Glyph of Haste', kind: 'glyph', itemLevel: 80 },
]);
const { find } = otherThings(dataset);
const names = (text: string) => find(text).map((row) => dataset.items.name(row));

test('Q1: what is not worn is found by its name, through typos, the better first', () => {
  expect(names('windseker')).toEqual(['Windseeker Flask', 'Windseeker Stew']);
  expect(names('HASTE glyph')).toEqual(['Glyph of Haste']);
});

test('Q1: a word like no name finds nothing; nothing typed shows all of them', () => {
  expect(names('qqqqzzzzxxxx')).toEqual([]);
  expect(names('')).toHaveLength(3);
});
