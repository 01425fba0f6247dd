import { afterAll, expect, test } from 'vitest';
import { validateSetInput } from '@gearwright/api/generated/operations.ts';
import { guest, refusalOf } from '../askers.ts';
import { runServer } from '../run-server.ts';

const running = await runServer('sqlite');
afterAll(() => running.close());
const visitor = guest(running);

const twenty = (slot: number, id: string) =>
  Array.from({ length: 20 }, (_, at) => (at === slot ? id : null));

test('X1: what is known is answered, what is not is told', async () => {
  const { validateSetInput: told } = await visitor.call(validateSetInput, {
    gameClass: 'mage',
    input: {
      itemIds: twenty(1, '50276'),
      gemIds: twenty(1, '').map((id) => (id === null ? null : ['41285', '999999999'])),
      wishlistIds: ['1', '50714'],
    },
  });
  expect(told.valid).toBe(false);
  expect(told.itemIds).toEqual(twenty(1, '50276'));
  expect(told.gemIds![1]).toEqual(['41285', null]);
  expect(told.wishlistIds).toEqual(['50714']);
  expect(told.findings.map(({ code }) => code).toSorted()).toEqual(
    expect.arrayContaining(['unknownGem', 'unknownItem']),
  );
});

test('E4: what is against the rules is told with the part it is about', async () => {
  const { validateSetInput: told } = await visitor.call(validateSetInput, {
    gameClass: 'mage',
    input: { itemIds: twenty(16, '49623') },
  });
  expect(told.findings).toEqual([
    {
      code: 'wrongClass',
      message: 'Shadowmourne cannot be used by a mage',
      touches: ['item 16'],
    },
  ]);
});

test('X1: a text of any format, with the checkboxes it has something for', async () => {
  const text = JSON.stringify({
    name: 'Raid',
    phase: 4,
    character: { name: 'Jaina', level: 80, gameClass: 'MAGE', race: 'HUMAN' },
    items: [{ slot: 'HEAD', id: 50276, gems: [{ id: 41285 }], acquired: true }],
    points: [{ name: 'Mine', type: 'custom', stats: { spellPower: 1 } }],
  });
  const { validateSetInput: told } = await visitor.call(validateSetInput, {
    gameClass: 'mage',
    input: { text },
  });
  expect(told).toMatchObject({
    name: 'Raid',
    phase: 4,
    character: { name: 'Jaina', level: 80, gameClass: 'mage', race: 'human' },
    categories: ['items', 'points'],
    itemIds: twenty(1, '50276'),
    points: [{ type: 'custom', name: 'Mine', stats: [{ name: 'spellPower', value: 1 }] }],
  });
});

test.each([
  { character: { gameClass: 'MAGE', race: 'TROLL' }, codes: [] },
  { character: { race: 'TROLL' }, codes: [] },
  { character: { gameClass: 'MAGE', race: 'HUMAN' }, codes: ['wrongFaction'] },
  { character: { gameClass: 'MAGE', race: 'TAUREN' }, codes: ['classNotOfRace'] },
  // Of another class: whoever asked wears it, here a human by default.
  { character: { gameClass: 'SHAMAN', race: 'TROLL' }, codes: ['wrongFaction'] },
])('E4: a text is judged for whom it names: $character', async ({ character, codes }) => {
  const hoodOfTheHorde = { slot: 'HEAD', id: 47764 };
  const text = JSON.stringify({
    name: 'Raid',
    phase: 4,
    character: { name: 'Zalazane', level: 80, ...character },
    items: [hoodOfTheHorde],
  });
  const { validateSetInput: told } = await visitor.call(validateSetInput, {
    gameClass: 'mage',
    input: { text },
  });
  expect(told.findings.map(({ code }) => code)).toEqual(codes);
});

test('N1: what cannot be read is told in the specified words', async () => {
  const { errors } = await visitor.ask(
    '{ validateSetInput(gameClass: mage, input: { text: "{{{" }) { valid } }',
  );
  expect(errors![0]).toMatchObject({
    message: 'Failed to parse input string.',
    extensions: { code: 'importParseFailed' },
  });
});

test.each([
  [{ itemIds: ['1'] }, 'wrongLength'],
  [{ level: 81 }, 'outOfRange'],
  [{ race: 'tauren' as const }, 'classNotOfRace'],
])('%j is refused', async (input, code) => {
  const asked = visitor.call(validateSetInput, { gameClass: 'mage', input });
  expect(await refusalOf(asked)).toBe(code);
});
