import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOST_OWNED, PLACES, type OwnedItem } from '@gearwright/game/character/inventory.ts';
import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import { inventoryOfImport, withImported } from '@gearwright/game/exchange/imported-inventory.ts';
import { readImport } from '@gearwright/game/exchange/read-text.ts';
import { writeInventory } from '@gearwright/game/exchange/write-inventory.ts';
import { autofill } from '@gearwright/game/optimise/autofill.ts';
import { exactAutofill } from '@gearwright/game/optimise/exact/exact-autofill.ts';
import { findUpgrades } from '@gearwright/game/optimise/next/upgrades.ts';
import { bagReport } from '@gearwright/game/plans/bag-report.ts';
import { ownedCounts } from '@gearwright/game/plans/owned-items.ts';
import { buildSearchIndex } from '@gearwright/game/search/search-index.ts';
import { searchItems } from '@gearwright/game/search/search-items.ts';
import { newGearSet } from '@gearwright/game/set/new-gear-set.ts';
import { FINGER_1, FINGER_2, SLOT_IDS } from '@gearwright/game/slot/slots.ts';
import { loadDataset, loadTexts } from '../src/load.ts';

const dataset = loadDataset('wrath');
const edition = EDITIONS.wrath;
const index = buildSearchIndex(dataset, edition);
const wearer = { gameClass: 'mage', race: 'human', faction: 'alliance', level: 80 } as const;
const rules = { edition, dataset, wearer };
const set = newGearSet({
  id: 's',
  characterId: 'c',
  name: 'Raid',
  gameClass: 'mage',
  spec: 'fire',
  // What the phase would not give yet can be had already.
  phase: 1,
});
const weights = { spellPower: 1, hasteRating: 0.8, critRating: 0.6, intellect: 0.2 };
const had = (id: string, place: OwnedItem['place'] = 'bags'): OwnedItem => ({
  id,
  place,
  enchant: null,
  gems: [],
});

/** Rings a mage may wear twice, a random cloak with one suffix, and a helm of a later phase. */
const RINGS = searchItems(index, { slotId: FINGER_1, gameClass: 'mage', size: 400 }).hits.map(
  ({ item }) => item,
);
const RING = RINGS.find(
  (item) =>
    !item.unique &&
    !item.uniqueEquipped &&
    !item.random &&
    item.limitCategory === null &&
    !item.sourceTypes.includes('quest') &&
    (item.stats.spellPower ?? 0) > 0,
)!;
const HELM = dataset.item('51281')!;

describe('only what is owned', () => {
  const owned = ownedCounts([had(RING.id), had(HELM.id), had('39605')]);
  const context = { index, rules, set, weights, owned };

  test.each([
    ['each slot by itself', () => autofill(context).gear],
    ['the whole set', () => exactAutofill(context).gear],
  ])('%s wears nothing else, nothing twice, and nothing another class wears', (_way, fill) => {
    const gear = fill();
    const worn = SLOT_IDS.flatMap((slot) => gear[slot].item?.id ?? []);
    expect(worn.toSorted()).toEqual([RING.id, HELM.id].toSorted());
    const twice = { ...context, owned: ownedCounts([had(RING.id), had(RING.id)]) };
    const both = exactAutofill(twice).gear;
    expect([both[FINGER_1].item?.id, both[FINGER_2].item?.id]).toEqual([RING.id, RING.id]);
  });

  test('a random item is worn with the suffix it has', () => {
    const row = index.table.ids.findIndex((id) => {
      const item = dataset.item(String(id))!;
      return item.random && item.slotId === 15 && item.requiredLevel > 70;
    });
    const cloak = dataset.item(String(index.table.ids[row]))!;
    for (const { id } of dataset.suffixesOf(cloak.baseId).slice(0, 4)) {
      const mine = { ...context, owned: ownedCounts([had(`${cloak.id}_${id}`)]) };
      const shown = [autofill(mine).gear[15].item?.id, exactAutofill(mine).gear[15].item?.id];
      for (const each of shown) expect([undefined, `${cloak.id}_${id}`]).toContain(each);
      for (const { upgrades } of findUpgrades(mine).available) {
        for (const { item } of upgrades) expect(item.id).toBe(`${cloak.id}_${id}`);
      }
    }
  });

  test('upgrades and lists keep to it', () => {
    const found = findUpgrades(context).available.flatMap(({ upgrades }) => upgrades);
    expect(new Set(found.map(({ item }) => item.id))).toEqual(new Set([RING.id, HELM.id]));
    const query = { ownedOnly: true, owned: [RING.baseId], size: 100 };
    expect(searchItems(index, query).hits.map(({ item }) => item.id)).toEqual([RING.id]);
    expect(searchItems(index, { ownedOnly: true }).total).toBe(0);
  });
});

describe('texts', () => {
  const addon = (also: object): string =>
    JSON.stringify({ class: 'MAGE', level: 80, gear: { items: [{ id: 51281 }] }, ...also });

  test('an exporter that saw the bags knows all that is in them', () => {
    const text = addon({
      bags: [{ id: RING.baseId }, { id: 999_999_99 }],
      bank: [{ id: 40432, enchant: 12, gems: [null, 40133] }],
    });
    const read = inventoryOfImport(readImport(text), dataset)!;
    expect(read).toEqual({
      way: 'replace',
      places: ['equipped', 'bags', 'bank'],
      inventory: [
        had('51281', 'equipped'),
        had(RING.id),
        { id: '40432', place: 'bank', enchant: 12, gems: [null, 40133] },
      ],
      unknown: 1,
    });
    const before = [had('1', 'bank'), had('2')];
    expect(withImported(before, read)).toEqual(read.inventory);
  });

  test('a bank that was never open keeps what was known of it', () => {
    const read = inventoryOfImport(readImport(addon({ bags: [], bank: [] })), dataset)!;
    const before = [had('1', 'bank'), had('2')];
    expect(withImported(before, read)).toEqual([had('1', 'bank'), had('51281', 'equipped')]);
  });

  test('a text of gear alone says nothing of bags; links and ids join what is there', () => {
    expect(inventoryOfImport(readImport(addon({})), dataset)).toBeNull();
    const read = inventoryOfImport(readImport('40432, 40432 51281'), dataset)!;
    expect(read.way).toBe('add');
    expect(withImported([had('2', 'bank')], read)).toHaveLength(4);
  });

  test('more than bags can hold is refused by name', () => {
    const bags = Array.from({ length: MOST_OWNED + 1 }, () => ({ id: 1 }));
    expect(() => readImport(addon({ bags }))).toThrow(/bags.*2000/i);
  });

  test('what we write we read again', () => {
    const owned: fc.Arbitrary<OwnedItem> = fc.record({
      id: fc.constantFrom('40432', '51281', RING.id),
      place: fc.constantFrom(...PLACES),
      enchant: fc.option(fc.integer({ min: 1, max: 4000 })),
      gems: fc.array(fc.option(fc.integer({ min: 1, max: 50_000 })), { maxLength: 4 }),
    });
    fc.assert(
      fc.property(fc.array(owned, { maxLength: 30 }), (inventory) => {
        const text = JSON.stringify(writeInventory(inventory, { ...wearer, name: 'Me' }, dataset));
        const read = inventoryOfImport(readImport(text), dataset)!;
        const sorted = (list: readonly OwnedItem[]) =>
          PLACES.flatMap((place) => list.filter((each) => each.place === place));
        expect(read.inventory).toEqual(sorted(inventory));
      }),
      { numRuns: 50 },
    );
  });
});

test('doubles, what is for no set, and what it sells for', () => {
  const helm = had('51281', 'equipped');
  const bags = [helm, had(RING.id), had(RING.id), had('40432', 'bank'), had('39605'), had('2589')];
  const plans = [{ ids: ['51281', RING.id] }, { ids: ['40432'] }];
  const report = bagReport(bags, plans, dataset, loadTexts('wrath'));
  expect(report.doubles.map(({ item, count }) => [item.id, count])).toEqual([[RING.id, 2]]);
  expect(report.forNoSet.map(({ item }) => item.id)).toEqual(['39605']);
  expect(report.toSell.every(({ count }) => count === 1)).toBe(true);
  expect(report.worth).toBe(report.toSell.reduce((sum, { price }) => sum + price, 0));
  expect(report.worth).toBeGreaterThan(0);
});
