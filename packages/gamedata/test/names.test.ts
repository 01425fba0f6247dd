import { describe, expect, test } from 'vitest';
import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import { gradual } from '@gearwright/game/dataset/lazy.ts';
import { namedDataset } from '@gearwright/game/dataset/named-dataset.ts';
import { namedTexts } from '@gearwright/game/dataset/named-texts.ts';
import { EDITION_KEYS } from '@gearwright/game/edition/edition-keys.ts';
import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import { gatherOrigins } from '@gearwright/game/search/origins.ts';
import { buildSearchIndex, type SearchIndex } from '@gearwright/game/search/search-index.ts';
import { searchItems } from '@gearwright/game/search/search-items.ts';
import { sourceLine } from '@gearwright/game/text/source-words.ts';
import { NAME_LANGUAGES, type NameLanguage } from '@gearwright/game/words/name-languages.ts';
import { loadDataset, loadNames, loadTexts } from '../src/load.ts';

const english = loadDataset('classic');
const texts = loadTexts('classic');
const THUNDERFURY = '19019';

function inLanguage(language: NameLanguage) {
  const names = loadNames('classic', language);
  return { dataset: namedDataset(english, names), texts: namedTexts(texts, names) };
}

const first = (index: SearchIndex, search: string) => searchItems(index, { search }).hits[0]?.item;

describe('the names of the game in nine languages', () => {
  test.each<readonly [NameLanguage, string, string, string]>([
    ['de', 'Donnerzorn, Gesegnete Klinge des Windsuchers', 'gesegnete klinge', 'donerzorn'],
    ['fr', 'Lame-tonnerre, épée bénie du Cherchevent', 'epee benie', 'lame tonerre'],
    ['es', 'Trueno furioso, espada bendita del Hijo del Viento', 'espada bendita', 'trueno furiso'],
    [
      'es-MX',
      'Trueno Furioso, espada bendita del Hijo del Viento',
      'bendita hijo',
      'trueno furiso',
    ],
    ['pt', 'Tormentária, Lâmina Sagrada do Perseguidor dos Ventos', 'lamina sagrada', 'tormentria'],
    [
      'ru',
      'Громовая ярость, благословенный клинок Искателя Ветра',
      'клинок ветра',
      'громовая яросдь',
    ],
    ['ko', '우레폭풍 - 바람추적자의 성검', '바람추적자의', '우레폭픙'],
    ['zh-CN', '雷霆之怒，逐风者的祝福之剑', '逐风者', '祝福之剑'],
    ['zh-TW', '雷霆之怒，逐風者的祝福之刃', '逐風者', '祝福之刃'],
  ])('%s: Thunderfury is shown and found', (language, name, part, mistyped) => {
    const { dataset } = inLanguage(language);
    expect(dataset.item(THUNDERFURY)).toMatchObject({
      name,
      englishName: 'Thunderfury, Blessed Blade of the Windseeker',
    });
    expect(dataset.itemAt(THUNDERFURY, 60)).toBe(dataset.item(THUNDERFURY));
    const index = buildSearchIndex(dataset, EDITIONS.classic);
    for (const search of [name, part, mistyped, 'thunderfury']) {
      expect(first(index, search)?.name, search).toBe(name);
    }
  });

  test('creatures, zones, quests and currencies of sources have theirs, and find their items', () => {
    const { texts: german, dataset } = inLanguage('de');
    const lines = (id: number) =>
      german.item(id)!.sources.map((source) => sourceLine(source, () => null));
    expect(lines(17182)).toContainEqual(expect.stringContaining('Auge von Sulfuras'));
    expect(lines(17063)).toContainEqual(expect.stringContaining('Ragnaros, Geschmolzener Kern'));
    const origins = gradual(() => gatherOrigins(dataset.items, german, texts))();
    const index = buildSearchIndex(dataset, EDITIONS.classic, origins);
    const found = (search: string) => searchItems(index, { search, size: 500 }).hits;
    expect(found('zone:"geschmolzener kern"').map(({ item }) => item.id)).toContain('17063');
    expect(found('zone:"molten core"').map(({ item }) => item.id)).toContain('17063');
    expect(dataset.zones.find(({ id }) => id === 2717)?.name).toBe('Geschmolzener Kern');
  });

  test('a random item keeps its suffix, what a language lacks is English, and nothing else changes', () => {
    const { dataset } = inLanguage('ru');
    for (const id of english.items.ids) {
      const { name, englishName, ...rest } = dataset.item(String(id))!;
      const { name: plain, ...same } = english.item(String(id))!;
      expect(rest).toEqual(same);
      expect(englishName ?? name).toBe(plain);
    }
    const base = [...english.items.ids].find((id) => english.suffixesOf(id).length > 0)!;
    const [suffix] = english.suffixesOf(base);
    expect(dataset.item(`${base}_${suffix!.id}`)?.name).toBe(
      `${dataset.item(String(base))!.name} ${suffix!.name}`,
    );
  });

  test('the view is made once, and the English dataset stays as it was', () => {
    expect(inLanguage('fr').dataset).toBe(inLanguage('fr').dataset);
    expect(english.item(THUNDERFURY)?.name).toBe('Thunderfury, Blessed Blade of the Windseeker');
    expect(english.item(THUNDERFURY)).not.toHaveProperty('englishName');
  });

  test.each(EDITION_KEYS)('%s: nearly every item has a name in every language', (edition) => {
    const dataset: Dataset = loadDataset(edition);
    for (const language of NAME_LANGUAGES) {
      const { itemCount } = loadNames(edition, language);
      expect(itemCount / dataset.items.length, language).toBeGreaterThan(0.93);
    }
  });
});
