// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { namedDataset } from '@gearwright/game/dataset/named-dataset.ts';
import type { DatasetNames } from '@gearwright/game/dataset/dataset-names.ts';
import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import { HEAD } from '@gearwright/game/slot/slots.ts';
import { anItem } from '@gearwright/game/test/an-item.ts';
import { FIXTURE_CLASSES } from '@gearwright/game/test/rules/fixture-classes.ts';
import { smallDataset } from '@gearwright/game/test/small-dataset.ts';
import { withRoster } from '../../../test/with-roster.tsx';
import { LOCAL_KEYS } from '../local/local-keys.ts';
import { localValues } from '../local/local-values.ts';
import { useSearch } from '../search/use-search.ts';
import { nameLanguage, readNamesChoice } from './name-language.ts';
import type { Translation } from './translation.ts';
import { translationQuery } from './use-translation.ts';

const helm = anItem({ baseId: 7, name: 'Helm of Might', slotId: HEAD });
const game = {
  edition: EDITIONS.wrath,
  dataset: smallDataset({ classes: FIXTURE_CLASSES, items: [helm] }),
};
const german: DatasetNames = {
  edition: 'wrath',
  language: 'de',
  itemCount: 1,
  item: (id) => (id === 7 ? 'Helm der Macht' : null),
  sources: { npcs: {}, quests: {}, zones: {}, items: {}, words: {} },
};
const inGerman: Translation = {
  edition: 'wrath',
  dataset: (english) => namedDataset(english, german),
  texts: (english) => english,
};

afterEach(() => {
  cleanup();
  localValues.write(LOCAL_KEYS.namesLanguage, null);
  vi.unstubAllGlobals();
});

function searching(search: string) {
  const bench = withRoster({ game });
  const hook = renderHook(() => useSearch({ search }), { wrapper: bench.Around });
  const names = () => hook.result.current.page?.hits.map(({ item }) => item.name) ?? null;
  const choose = (language: string | null) =>
    act(() => localValues.write(LOCAL_KEYS.namesLanguage, language));
  const arrive = () =>
    act(() => void bench.client.setQueryData(translationQuery('wrath', 'de').queryKey, inGerman));
  return { names, choose, arrive };
}

test('names are found and shown in the chosen language once its pack is there, and in English again', async () => {
  // The manifest, and with it the pack, is on its way.
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const { names, choose, arrive } = searching('macht');
  expect(names()).toEqual([]);
  choose('de');
  expect(names()).toEqual([]);
  arrive();
  await waitFor(() => expect(names()).toEqual(['Helm der Macht']));
  choose('en');
  await waitFor(() => expect(names()).toEqual([]));
});

test('names that cannot be fetched are English', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')));
  localValues.write(LOCAL_KEYS.namesLanguage, 'de');
  const { names } = searching('might');
  await waitFor(() => expect(names()).toEqual(['Helm of Might']), { timeout: 5000 });
});

test.each([
  [null, 'de', 'de'],
  [null, 'en', null],
  ['en', 'de', null],
  ['es-MX', 'de', 'es-MX'],
  ['klingon', 'fr', 'fr'],
] as const)('a choice of %s on a page in %s is %s', (stored, page, language) => {
  expect(nameLanguage(readNamesChoice(stored), page)).toBe(language);
});
