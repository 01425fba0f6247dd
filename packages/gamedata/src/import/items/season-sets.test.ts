import { expect, test } from 'vitest';
import { folderWith } from '../testing-folder.ts';
import { readSeasonSets } from './season-sets.ts';

test('a set of the season is gathered by name from its tables', () => {
  const folder = folderWith({
    'items/items.sod.json': [
      { id: 211505, set: { id: 1577, name: 'Blackfathom Mail' } },
      { id: 231047, set: { name: 'Bloodfang Battlearmor' } },
    ],
    'items/itemSets.sod.json': [{ id: 1577, name: 'Blackfathom Mail', itemIds: [211504, 211505] }],
    'effects/setBonuses.sod.json': [
      {
        setId: 1577,
        name: 'Blackfathom Mail',
        itemIds: [211506],
        bonuses: [{ pieces: 2, stats: { defense: 4 } }],
      },
      { name: 'Bloodfang Battlearmor', itemIds: [231048], bonuses: [{ pieces: 2, other: true }] },
      { setId: 450577, name: 'By a spell', itemIds: [300], bonuses: [] },
      { name: 'Nobody wears it', itemIds: [], bonuses: [] },
    ],
    'effects/setBonuses.more.sod.json': [
      { name: 'Blackfathom Mail', pieces: 2, effects: [{ stats: { defense: 4 } }], basis: 'c' },
      {
        name: 'Bloodfang Battlearmor',
        pieces: 4,
        effects: [{ multipliers: { armorFromItems: 20 }, condition: { buff: 'Rolling' } }],
        text: 'Per stack.',
        basis: 'c',
      },
      { name: 'Bloodfang Battlearmor', pieces: 6, text: 'Something else.', basis: 't' },
    ],
  });
  expect(readSeasonSets(folder)).toEqual([
    {
      id: 1577,
      name: 'Blackfathom Mail',
      itemIds: [211504, 211505, 211506],
      bonuses: [{ pieces: 2, stats: { defense: 4 } }],
      whole: true,
    },
    // No id of its own: made from its first item, above every real one.
    {
      id: 1231047,
      name: 'Bloodfang Battlearmor',
      itemIds: [231047, 231048],
      bonuses: [
        {
          pieces: 4,
          effects: [
            { type: 'percent', stat: 'armorFromItems', value: 20, when: { buff: ['Rolling'] } },
          ],
        },
        { pieces: 6 },
      ],
      whole: true,
    },
    { id: 1000300, name: 'By a spell', itemIds: [300] },
  ]);
});
