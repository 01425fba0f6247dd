import { expect, test } from 'vitest';
import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import { characterOfImport } from '@gearwright/game/exchange/imported-character.ts';
import { readImport } from '@gearwright/game/exchange/read-text.ts';
import { HANDS, HEAD } from '@gearwright/game/slot/slots.ts';
import { loadDataset } from '../src/load.ts';

const rules = { edition: EDITIONS.wrath, dataset: loadDataset('wrath') };
const of = (text: object) => characterOfImport(readImport(JSON.stringify(text)), rules);

test('a text of the game makes a character with its set and its bags', () => {
  const { character, set, inventory } = of({
    ...{ name: 'Mourngrave', class: 'DEATHKNIGHT', race: 'Scourge', level: 80 },
    gear: { items: [{ id: 51312 }] },
    bags: [{ id: 40431 }],
  });
  expect(character).toMatchObject({
    name: 'Mourngrave',
    ...{ gameClass: 'deathknight', race: 'undead', faction: 'horde', level: 80 },
  });
  expect(set).toMatchObject({ name: 'Current Gear', gameClass: 'deathknight' });
  expect(set.itemIds[HEAD]).toBe('51312');
  expect(set.points).toHaveLength(1);
  expect(inventory.map(({ id, place }) => [id, place])).toEqual([
    ['51312', 'equipped'],
    ['40431', 'bags'],
  ]);
});

test('what a text leaves open is filled in, what it must say is asked for', () => {
  const { character } = of({ class: 'MAGE', gear: { items: [] }, level: 99 });
  expect(character).toMatchObject({ name: 'Imported', level: 80, gameClass: 'mage' });
  expect(() => of({ gear: { items: [] } })).toThrow('character.gameClass');
  expect(() => of({ class: 'MONK', gear: { items: [] } })).toThrow('not a class of this edition');
});

test.each(['effectId', 'spellId', 'itemId', 'recipeItemId'] as const)(
  'an enchant is understood by its %s',
  (key) => {
    // A number that is the effect of another enchant is taken for that.
    const others = new Set(rules.dataset.enchants.map(({ effectId }) => effectId));
    const enchant = rules.dataset.enchants.find(
      (row) =>
        row.slotIds.includes(HANDS) &&
        row[key] !== null &&
        (key === 'effectId' || !others.has(row[key])),
    )!;
    const { set } = of({ class: 'MAGE', gear: { items: [{ id: 50984, enchant: enchant[key] }] } });
    expect(set.itemIds[HANDS]).toBe('50984');
    expect(set.enchantIds[HANDS]).toBe(enchant.id);
  },
);
