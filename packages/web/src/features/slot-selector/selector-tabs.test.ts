import { expect, test } from 'vitest';
import { classic } from '@gearwright/game/edition/classic.ts';
import { seasonOfDiscovery } from '@gearwright/game/edition/season-of-discovery.ts';
import { wrath } from '@gearwright/game/edition/wrath.ts';
import type { Edition } from '@gearwright/game/edition/edition.ts';
import type { Item } from '@gearwright/game/item/item.ts';
import { EMPTY_PIECE, withPiece } from '@gearwright/game/set/piece.ts';
import {
  CHEST,
  FINGER_1,
  HEAD,
  OFF_HAND,
  WAIST,
  type SlotId,
} from '@gearwright/game/slot/slots.ts';
import { fixtureRules, fixtureSet } from '@gearwright/game/test/rules/fixture-dataset.ts';
import { things } from '@gearwright/game/test/rules/fixture-things.ts';
import { candidateQuery } from './candidate-query.ts';
import { NO_FILTERS } from './list-filters.ts';
import { selectorTabs } from './selector-tabs.ts';

function tabsOf(edition: Edition, slot: SlotId, item: Item | null, enchant = null as never) {
  const empty = fixtureSet();
  const set = { ...empty, gear: withPiece(empty.gear, slot, { ...EMPTY_PIECE, item, enchant }) };
  return selectorTabs(set, slot, fixtureRules(edition)).map(({ label }) => label);
}

test('V2, E2: the tabs of a slot follow from the edition and the item in it', () => {
  expect(tabsOf(wrath, HEAD, null)).toEqual(['Item']);
  expect(tabsOf(wrath, HEAD, things.helm)).toEqual(['Item', 'Enchant', 'Meta', 'Red']);
  expect(tabsOf(classic, HEAD, things.helm)).toEqual(['Item', 'Enchant']);
  expect(tabsOf(classic, FINGER_1, things.ring)).toEqual(['Item']);
  expect(tabsOf(wrath, FINGER_1, things.ring)).toEqual(['Item', 'Enchant']);
  expect(tabsOf(wrath, OFF_HAND, things.orb)).toEqual(['Item']);
  expect(tabsOf(seasonOfDiscovery, HEAD, null)).toEqual(['Item', 'Rune']);
  expect(tabsOf(seasonOfDiscovery, WAIST, things.belt)).toEqual(['Item']);
});

test('D5, E2: a buckle adds the tab of its socket', () => {
  expect(tabsOf(wrath, WAIST, things.belt, things.buckle as never)).toEqual([
    'Item',
    'Enchant',
    'Red',
    'Prismatic',
  ]);
});

test('V2: the query is the set’s filters, until one is set aside', () => {
  const rules = fixtureRules(wrath);
  const defaultFilters = { ...fixtureSet().defaultFilters, sources: ['raid'], maxPvpRank: 3 };
  const set = fixtureSet({ phase: 2, defaultFilters });
  const asking = {
    set,
    rules,
    weights: { strength: 1 },
    slot: CHEST,
    choosing: { kind: 'item' },
  } as const;
  const query = candidateQuery(asking, NO_FILTERS);
  expect(query).toMatchObject({ slotId: CHEST, phases: [1, 2], sources: ['raid'], search: null });
  const freer = candidateQuery(asking, { ...NO_FILTERS, phase: 0, lifted: ['sources'] });
  expect(freer).toMatchObject({ phases: null, sources: null });
  const narrower = candidateQuery(asking, {
    ...NO_FILTERS,
    text: ' robe ',
    quality: 4,
    levels: [60, 70],
  });
  expect(narrower).toMatchObject({
    search: 'robe',
    quality: [4, 5, 6, 7],
    minRequiredLevel: 60,
    maxRequiredLevel: 70,
  });
});

test('V2, D15: two-handers are listed for the other hand only with the talent for it', () => {
  const rules = fixtureRules(wrath);
  const handed = (talents: string) => {
    const set = fixtureSet({ talents });
    const asking = {
      set,
      rules,
      weights: null,
      slot: OFF_HAND,
      choosing: { kind: 'item' },
    } as const;
    return candidateQuery(asking, NO_FILTERS).handed;
  };
  expect(handed('')).toEqual(['one', 'off']);
  expect(handed(`${'0'.repeat(9)}1`)).toEqual(['one', 'off', 'two']);
});

test('V2: gems come from anywhere, of the socket’s colour when that is asked', () => {
  const rules = fixtureRules(wrath);
  const defaultFilters = { ...fixtureSet().defaultFilters, sources: ['raid'] };
  const choosing = { kind: 'gem', socket: 0, color: 'red', now: null } as const;
  const asking = {
    set: fixtureSet({ defaultFilters }),
    rules,
    weights: null,
    slot: CHEST,
    choosing,
  } as const;
  expect(candidateQuery(asking, NO_FILTERS)).toMatchObject({ type: 'gem', sources: null });
  expect(candidateQuery(asking, { ...NO_FILTERS, matching: true }).gemColors).toEqual([
    'red',
    'orange',
    'purple',
    'prismatic',
  ]);
});
