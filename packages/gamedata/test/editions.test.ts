import { describe, expect, test } from 'vitest';
import { EDITION_KEYS } from '@gearwright/game/edition/edition-keys.ts';
import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import { FINGER_1, FINGER_2, SLOT_IDS } from '@gearwright/game/slot/slots.ts';
import { loadDataset } from '../src/load.ts';

/** What an edition says of its game, held against the game's own tables. */
describe.each(EDITION_KEYS)('%s', (key) => {
  const edition = EDITIONS[key];
  const dataset = loadDataset(key);
  const items = [...dataset.items.ids].map((id) => dataset.item(String(id))!);
  const sorted = (values: Iterable<string | number>) => [...new Set(values)].map(String).toSorted();

  test('P1: its raids drop for the highest level, and every phase has its items', () => {
    const dropped = items.filter((item) => item.sourceTypes.includes('raid'));
    expect(Math.max(...dropped.map((item) => item.requiredLevel))).toBe(edition.maxLevel);
    expect(sorted(items.map((item) => item.phase))).toEqual(
      sorted(edition.phases.map(({ phase }) => phase)),
    );
  });

  test('C2: races and classes are those it has tables of', () => {
    expect(sorted(dataset.races.map((each) => each.race))).toEqual(sorted(edition.races));
    expect(sorted(dataset.classes.map((each) => each.gameClass))).toEqual(sorted(edition.classes));
  });

  test('E2: slots that take an enchant are those it has an enchant for', () => {
    const taken = new Set(dataset.enchants.flatMap((enchant) => enchant.slotIds));
    expect(sorted(edition.enchantable)).toEqual(sorted(SLOT_IDS.filter((slot) => taken.has(slot))));
    expect(taken.has(FINGER_1)).toBe(taken.has(FINGER_2));
  });

  test('what it has not is in none of its tables', () => {
    expect(dataset.glyphs.length > 0).toBe(edition.glyphs !== null);
    expect(dataset.runes.length > 0).toBe(edition.runes !== null);
    expect(items.some((item) => item.sockets.length > 0)).toBe(edition.sockets);
    expect(items.some((item) => Object.keys(item.stats).includes('hitRating'))).toBe(
      edition.ratings !== null,
    );
  });

  test('V2: every source that can be chosen gives something', () => {
    for (const { label, types } of edition.sources) {
      const given = items.filter((item) => types.some((type) => item.sourceTypes.includes(type)));
      expect([label, given.length > 0]).toEqual([label, true]);
    }
  });
});
