import MiniSearch from 'minisearch';
import { describe, expect, test } from 'vitest';
import { EDITION_KEYS } from '@gearwright/game/edition/edition-keys.ts';
import type { Item } from '@gearwright/game/item/item.ts';
import { scoreItem } from '@gearwright/game/score/score.ts';
import { hiddenBy } from '@gearwright/game/search/hidden-by.ts';
import type { ItemQuery } from '@gearwright/game/search/query.ts';
import { searchItems } from '@gearwright/game/search/search-items.ts';
import { matchText } from '@gearwright/game/search/text/match-text.ts';
import { HEAD } from '@gearwright/game/slot/slots.ts';
import { loadDataset } from '../src/load.ts';
import { indexOf, presetsAtCap } from './autofill-requests.ts';
import { mistypedNames } from './mistyped-names.ts';

const NOTHING_BESIDES = { suffix: false, gems: false, socketBonus: false };

describe.each(EDITION_KEYS)('search in %s', (edition) => {
  const index = indexOf(edition);
  const dataset = loadDataset(edition);
  const heads = [...dataset.items.ids]
    .map((id) => dataset.item(String(id))!)
    .filter((item) => item.slotId === HEAD);

  test('Q1: the ranking of a plain filter, map and sort over items', () => {
    for (const preset of presetsAtCap(edition).filter((_, at) => at % 9 === 0)) {
      const weights = Object.fromEntries(preset.stats.map(({ name, value }) => [name, value]));
      const allowed = (item: Item): boolean =>
        item.phase <= 2 && item.requiredLevel <= 60 && item.quality >= 3 && item.armorType !== 3;
      const ranked = heads
        .filter(allowed)
        .map((item) => ({ item, score: scoreItem(item, weights) }))
        .sort(
          (a, b) =>
            b.score - a.score ||
            b.item.itemLevel - a.item.itemLevel ||
            a.item.baseId - b.item.baseId,
        );
      const query: ItemQuery = {
        slotId: HEAD,
        phases: [1, 2],
        maxRequiredLevel: 60,
        quality: [3, 4, 5, 6, 7],
        armorType: [0, 1, 2],
        statWeights: weights,
        counting: NOTHING_BESIDES,
      };
      const page = searchItems(index, query);
      expect(page.total).toBe(ranked.length);
      page.hits.forEach(({ score }, at) => expect(score).toBeCloseTo(ranked[at]!.score, 6));
    }
  });

  test('Q1: counts add up: what is shown and what each filter alone hides', () => {
    const query: ItemQuery = { slotId: HEAD, phases: [1], faction: 'horde', quality: [4] };
    const { total } = searchItems(index, query);
    for (const [field, hidden] of Object.entries(hiddenBy(index, query))) {
      expect(searchItems(index, { ...query, [field]: null }).total).toBe(total + hidden);
    }
  });
});

test('Q1: of 200 mistyped names at least as many are found as MiniSearch finds', () => {
  const { items } = loadDataset('wrath');
  const rows = [...items.slots.keys()].filter((row) => items.slots[row] !== 255);
  const names = rows.map((row) => items.name(row));
  const mini = new MiniSearch<{ id: number; name: string }>({ fields: ['name'] });
  mini.addAll(names.map((name, id) => ({ id, name })));
  const index = indexOf('wrath').names();
  const cases = mistypedNames(names, 200, 20_241);
  const among = 20;
  const ours = cases.filter(({ name, typed }) =>
    matchText(index, typed)
      ?.rows.slice(0, among)
      .some((row) => items.name(row) === name),
  );
  const theirs = (fuzzy: number): number =>
    cases.filter(({ name, typed }) =>
      mini
        .search(typed, { fuzzy, prefix: true })
        .slice(0, among)
        .some(({ id }) => names[id as number] === name),
    ).length;
  expect(ours.length).toBeGreaterThanOrEqual(194);
  for (const fuzzy of [0.2, 0.3]) expect(ours.length).toBeGreaterThanOrEqual(theirs(fuzzy));
});
