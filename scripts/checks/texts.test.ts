import { expect, test } from 'vitest';
import { collectTexts, type Text } from '../../packages/web/texts/collect-texts.ts';
import { ROOT } from './root.ts';
import { judgeCatalogue } from './texts.ts';

const text: Text = { area: 'interface', file: 'Some.tsx' };
const texts = new Map([
  ['Save', text],
  ['{count} items', text],
]);

test.each([
  {
    entries: [
      ['Save', 'Сохранить'],
      [
        '{count} items',
        { one: '{count} предмет', few: '{count} предмета', many: '{count} предметов' },
      ],
    ] as const,
    said: [],
  },
  { entries: [['Save', 'Сохранить']] as const, said: ['"{count} items" is missing (Some.tsx)'] },
  {
    entries: [
      ['Save', ' '],
      ['Safe', 'Сейф'],
      ['{count} items', { one: '{count} предмет', many: 'предметы' }],
    ] as const,
    said: [
      '"Safe" is used nowhere',
      '"Save" is empty',
      '"{count} items" has no form for "few"',
      '"{count} items" has other places in "предметы"',
    ],
  },
])('what a catalogue lacks is said: $said', ({ entries, said }) => {
  expect(judgeCatalogue('ru-RU', entries, texts)).toEqual(said);
});

test('texts are found wherever they are written', () => {
  const found = collectTexts(ROOT);
  const some = ['Save', 'Strength', 'Requires Level {level}', 'Set not found', 'Privacy policy'];
  expect(some.filter((key) => !found.has(key))).toEqual([]);
});
