import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchTemplate, readTemplate } from './template.ts';
import { Translator } from './translator.ts';

const german = new Translator(
  {
    Save: 'Speichern',
    Strength: 'Stärke',
    Agility: 'Beweglichkeit',
    'Crit %': 'kritisch %',
    'at least': 'mindestens',
    '{over}{sign} short': '{over}{sign} zu wenig',
    '{count} item': '{count} Gegenstand',
    '{count} items': { one: '{count} Gegenstand', other: '{count} Gegenstände' },
    'Requires Level {level}': 'Benötigt Stufe {level}',
    '+{amount} {stat}': '+{amount} {stat}',
    'Are you sure you want to delete {b}?': '{b} wirklich löschen?',
    '{stat} of the {what}': '{stat} ({what})',
    '{name} of {realm}': '{name} von {realm}',
    'Equip: {text}': 'Anlegen: {text}',
    'Equip: {effect}.': 'Anlegen: {effect}.',
    'Improves hit by {amount}.': 'Verbessert Treffer um {amount}.',
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
  ['Strength: 12', 'Stärke: 12'],
  ['70 Agility · Save', '70 Beweglichkeit · Speichern'],
  ['Agility 1.5, Strength 1, …', 'Beweglichkeit 1,5, Stärke 1, …'],
  ['Karazhan (Save)', 'Karazhan (Speichern)'],
  ['Strength at least 332', 'Stärke mindestens 332'],
  ['12 of them', '12 of them'],
  ['+5% Crit', '+5% kritisch'],
  ['2.6% short', '2,6% zu wenig'],
  [
    'Strength is good, and what you do with it is better than that',
    'Strength is good, and what you do with it is better than that',
  ],
  ['strength', 'Stärke'],
  ['Thunderfury', 'Thunderfury'],
  ['Ring of Shadowsight', 'Ring of Shadowsight'],
  ['Equip: Improves hit by 15.', 'Anlegen: Verbessert Treffer um 15.'],
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

test('a sentence that is only begun in the language is known as English', () => {
  const begun = new Translator({ 'Equip: {text}': 'Anlegen: {text}', Parry: 'Parieren' }, 'de-DE');
  const effect = 'Equip: Chance on hit to send a shadowy bolt at the enemy.';
  expect(begun.text(effect)).toBe(effect.replace('Equip', 'Anlegen'));
  expect(
    [effect, 'Equip: Parry', 'A whole other sentence of it all'].map((text) => begun.isTold(text)),
  ).toEqual([false, true, false]);
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
    [1, 3, 5, 21, 1.5].map((count) => russian.message('{count} items', { count }).join('')),
  ).toEqual(['1 предмет', '3 предмета', '5 предметов', '21 предмет', '1,5 предмета']);
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
