import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchTemplate, readTemplate } from './template.ts';
import { Translator } from './translator.ts';

const german = new Translator(
  {
    Save: 'Speichern',
    Strength: 'Stärke',
    Agility: 'Beweglichkeit',
    '{count} item': '{count} Gegenstand',
    '{count} items': { one: '{count} Gegenstand', other: '{count} Gegenstände' },
    'Requires Level {level}': 'Benötigt Stufe {level}',
    '+{amount} {stat}': '+{amount} {stat}',
    'Are you sure you want to delete {b}?': '{b} wirklich löschen?',
    '{stat} of the {what}': '{stat} ({what})',
  },
  'de-DE',
);

test.each([
  ['Save', 'Speichern'],
  [' Save ', ' Speichern '],
  ['Requires Level 60', 'Benötigt Stufe 60'],
  ['+12 Strength', '+12 Stärke'],
  ['1,234 items', '1.234 Gegenstände'],
  ['1 items', '1 Gegenstand'],
  ['12.5%', '12,5%'],
  ['Strength, Agility', 'Stärke, Beweglichkeit'],
  ['Strength and Agility', 'Stärke und Beweglichkeit'],
  ['Strength and honour', 'Strength and honour'],
  ['strength', 'Stärke'],
  ['Thunderfury', 'Thunderfury'],
  ['', ''],
])('"%s" is shown as "%s"', (english, told) => {
  expect(german.text(english)).toBe(told);
});

test('figures are written as the language does, and what is no text is left alone', () => {
  expect([1234.5, 3, null, undefined, true].map((value) => german.value(value))).toEqual([
    '1234,5',
    '3',
    null,
    undefined,
    true,
  ]);
});

test('an element stands where the language wants it', () => {
  const bold = { bold: 'Raid' };
  expect(german.message('Are you sure you want to delete {b}?', { b: bold })).toEqual([
    '',
    bold,
    ' wirklich löschen?',
  ]);
});

test('a name that a player gave is nobody’s to translate', () => {
  const named = german.message('{stat} of the {what}', { stat: 'Strength', what: 'Save' }, [
    'what',
  ]);
  expect(named.join('')).toBe('Stärke (Save)');
});

test('Russian tells three kinds of number apart', () => {
  const russian = new Translator(
    {
      '{count} items': {
        one: '{count} предмет',
        few: '{count} предмета',
        many: '{count} предметов',
      },
    },
    'ru-RU',
  );
  expect(
    [1, 3, 5, 21].map((count) => russian.message('{count} items', { count }).join('')),
  ).toEqual(['1 предмет', '3 предмета', '5 предметов', '21 предмет']);
});

test('what a template wrote it reads again', () => {
  const word = fc.stringMatching(/^[a-z]{1,8}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
      const template = readTemplate(`Of ${words.map((_, at) => `{p${at}}`).join(' | ')}.`);
      expect(matchTemplate(template, `Of ${words.join(' | ')}.`)).toEqual(words);
    }),
  );
});
