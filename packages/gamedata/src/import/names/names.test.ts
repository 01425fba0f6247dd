import { expect, test } from 'vitest';
import { folderWith, written } from '../testing-folder.ts';
import { names } from './names.ts';

const LOCALES = ['deDE', 'frFR', 'esES', 'esMX', 'ptBR', 'ruRU', 'koKR', 'zhCN', 'zhTW'];

/** Every table is there and empty, but for the ones that are given. */
function folder(given: Readonly<Record<string, unknown>>) {
  const kinds = ['items', 'npcs', 'quests', 'zones'];
  const files = LOCALES.flatMap((locale) => kinds.map((kind) => `names/${locale}.${kind}.json`));
  return folderWith({ ...Object.fromEntries(files.map((file) => [file, {}])), ...given });
}

test('a thing stands in one row with its name in every language, null where none is known', () => {
  const source = folder({
    'names/deDE.items.json': { 25: 'Abgenutztes Kurzschwert', 7: 'Sieben ' },
    'names/zhTW.items.json': { 25: '破損的短劍' },
  });
  expect(written(names, source, 'names/items.json')).toEqual({
    languages: ['de', 'fr', 'es', 'es-MX', 'pt', 'ru', 'ko', 'zh-CN', 'zh-TW'],
    names: {
      7: ['Sieben', null, null, null, null, null, null, null, null],
      25: ['Abgenutztes Kurzschwert', null, null, null, null, null, null, null, '破損的短劍'],
    },
  });
});

test.each([
  ['a name that is none', { 25: 7 }, 'names/frFR.quests.json: row 25: no name: 7'],
  ['an empty name', { 25: ' ' }, 'names/frFR.quests.json: row 25: no name: " "'],
  ['an id that is none', { x: 'y' }, 'names/frFR.quests.json: row x: no id'],
  ['a list', [], 'names/frFR.quests.json: file: not a record of names'],
])('%s is named, with its file', (_, content, message) => {
  expect(() => names.read(folder({ 'names/frFR.quests.json': content }))).toThrow(message);
});
