import { expect, test } from 'vitest';
import { anItem } from '@gearwright/game/test/an-item.ts';
import { smallDataset } from '@gearwright/game/test/small-dataset.ts';
import { droppedWords } from './dropped-words.ts';

const flask = anItem({ baseId: 7, name: 'Flask of the North' });
const dataset = { ...smallDataset({ items: [flask] }), spell: () => ({ name: 'Battle Shout' }) };
const origin = { gameClass: 'warrior', dataset: dataset as never } as const;

test.each([
  ['Talents', '0ab', '2/0/0'],
  ['Buffs', '6673', 'Battle Shout'],
  ['Consumables', '7', 'Flask of the North'],
  ['Head', 'Old Helm', 'Old Helm'],
])('D16: dropped %s "%s" is told as %s', (where, name, words) => {
  expect(droppedWords({ setName: 'Raid', where, name }, origin)).toBe(words);
});

test('D16: a build whose trees are not there is told without its code', () => {
  expect(droppedWords({ setName: 'Raid', where: 'Talents', name: '0ab' }, undefined)).toBe('');
});
