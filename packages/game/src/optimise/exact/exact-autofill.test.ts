import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bruteForce } from '../../../test/brute-force.ts';
import { runs } from '../../../test/runs.ts';
import { smallDataset } from '../../../test/small-dataset.ts';
import type { SmallDataset } from '../../../test/small-dataset.ts';
import { EDITIONS } from '../../edition/editions.ts';
import type { GemRequirement, Item, SocketColor } from '../../item/item.ts';
import * as weapon from '../../item/weapon-types.ts';
import type { StatWeights } from '../../point/point.ts';
import { buildSearchIndex } from '../../search/search-index.ts';
import { gearFindings } from '../../set/gear-findings.ts';
import type { GearSet } from '../../set/gear-set.ts';
import { FIXTURE_CLASSES } from '../../../test/rules/fixture-classes.ts';
import { fixtureSet } from '../../../test/rules/fixture-dataset.ts';
import { makeEnchant, makeGem, makeItem } from '../../../test/rules/make.ts';
import * as slot from '../../slot/slots.ts';
import type { SlotId } from '../../slot/slots.ts';
import type { Stats } from '../../stat/catalogue.ts';
import { autofill } from '../autofill.ts';
import { parseCap } from './cap.ts';
import type { Cap } from './cap.ts';
import { encode } from './encode.ts';
import { exactAutofill } from './exact-autofill.ts';
import type { ExactRequest } from './exact-request.ts';
import { gather } from './gather.ts';
import { makeMeasure } from './measure.ts';

function request(
  given: SmallDataset,
  more: Partial<ExactRequest> & { readonly facts?: Partial<GearSet> } = {},
): ExactRequest {
  const edition = EDITIONS.wrath;
  const dataset = smallDataset({ classes: FIXTURE_CLASSES, ...given });
  const wearer = { race: 'human', gameClass: 'warrior', level: 80, faction: 'alliance' } as const;
  const { facts, ...rest } = more;
  const filters = {
    ...fixtureSet().defaultFilters,
    professions: ['jewelcrafting', 'blacksmithing'],
  };
  return {
    index: buildSearchIndex(dataset, edition),
    rules: { edition, dataset, wearer },
    set: fixtureSet({ phase: 5, defaultFilters: filters, ...facts }),
    weights: { strength: 1 },
    ...rest,
  };
}

const stats = fc.record(
  {
    strength: fc.integer({ min: 1, max: 9 }),
    hitRating: fc.integer({ min: 1, max: 9 }),
    defenseRating: fc.integer({ min: 1, max: 9 }),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<Stats>;
const colors = fc.constantFrom<SocketColor>('red', 'yellow', 'blue');
const facts = fc.record({
  stats,
  sockets: fc.oneof(
    { weight: 2, arbitrary: fc.constant([]) },
    { weight: 2, arbitrary: fc.array(colors, { minLength: 1, maxLength: 2 }) },
  ),
  socketBonus: fc.option(stats),
  unique: fc.boolean(),
  setId: fc.option(fc.constantFrom(1, 2), { freq: 2 }),
});

const head = fc.tuple(facts, fc.boolean()).map(([given, meta]) => ({
  ...given,
  slotId: slot.HEAD,
  sockets: meta ? (['meta'] as const) : given.sockets.slice(0, 1),
}));
const wrist = facts.map((given) => ({
  ...given,
  slotId: slot.WRISTS,
  sockets: given.sockets.slice(0, 1),
}));
const ring = facts.map((given) => ({
  ...given,
  slotId: slot.FINGER_1,
  sockets: given.sockets.slice(0, 1),
}));
const belt = facts.map((given) => ({ ...given, slotId: slot.WAIST, sockets: [] }));
const arm = fc
  .tuple(
    facts,
    fc.constantFrom(
      { weaponType: weapon.ONE_HAND_SWORD, handed: 'one' },
      { weaponType: weapon.TWO_HAND_SWORD, handed: 'two' },
      { weaponType: weapon.STAFF, handed: 'two' },
      { weaponType: weapon.SHIELD, handed: 'off' },
    ),
    fc.integer({ min: 1, max: 9 }),
  )
  .map(([given, kind, dps]) => ({ ...given, ...kind, dps, slotId: slot.MAIN_HAND, sockets: [] }));

const gemFacts = fc.record({
  stats,
  color: fc.constantFrom('red', 'yellow', 'blue', 'orange', 'purple', 'green', 'prismatic'),
  limit: fc.constantFrom('none', 'none', 'unique', 'quest', 'category'),
});
const need = fc.oneof(
  fc.record({ color: fc.constantFrom('red', 'blue'), atLeast: fc.integer({ min: 1, max: 2 }) }),
  fc.constant({ color: 'red', moreThan: 'blue' }),
  fc.constant({ color: 'yellow', moreThan: 'red' }),
) as fc.Arbitrary<GemRequirement>;
const metaFacts = fc.record({ stats, needs: fc.array(need, { minLength: 1, maxLength: 2 }) });
const cap = fc.record({
  stat: fc.constantFrom('hitRating', 'defenseRating', 'strength'),
  kind: fc.constantFrom('worthlessAbove', 'atLeast', 'atMost'),
  amount: fc.integer({ min: 1, max: 16 }),
}) as fc.Arbitrary<Cap>;
const weights = fc.record({
  strength: fc.integer({ min: 0, max: 5 }),
  hitRating: fc.integer({ min: 0, max: 5 }),
  defenseRating: fc.integer({ min: -1, max: 3 }),
  mainHandDps: fc.integer({ min: 0, max: 3 }),
  offHandDps: fc.integer({ min: 0, max: 3 }),
}) as fc.Arbitrary<StatWeights>;
const bonuses = fc.tuple(stats, stats);

/** Few slots with few things each, but every kind of rule between them. */
const instance = fc.record({
  items: fc.oneof(
    fc.tuple(
      fc.array(head, { minLength: 1, maxLength: 2 }),
      fc.array(ring, { minLength: 1, maxLength: 3 }),
    ),
    fc.tuple(
      fc.array(head, { minLength: 1, maxLength: 2 }),
      fc.array(arm, { minLength: 1, maxLength: 4 }),
    ),
    fc.tuple(
      fc.array(ring, { minLength: 1, maxLength: 2 }),
      fc.array(belt, { minLength: 1, maxLength: 2 }),
    ),
    fc.tuple(
      fc.array(head, { minLength: 1, maxLength: 2 }),
      fc.array(wrist, { minLength: 1, maxLength: 2 }),
      fc.array(belt, { maxLength: 2 }),
    ),
  ),
  gems: fc.array(gemFacts, { minLength: 1, maxLength: 3 }),
  metas: fc.array(metaFacts, { maxLength: 2 }),
  enchants: fc.array(
    fc.record({ stats, slot: fc.constantFrom(slot.HEAD, slot.WRISTS, slot.MAIN_HAND) }),
    {
      maxLength: 2,
    },
  ),
  buckle: fc.boolean(),
  sets: fc.tuple(bonuses, bonuses),
  caps: fc.array(cap, { maxLength: 2 }),
  weights,
  totals: fc.constantFrom({}, { hitRating: 3 }),
  grip: fc.boolean(),
});
type Instance = typeof instance extends fc.Arbitrary<infer Value> ? Value : never;

function made(given: Instance): ExactRequest {
  const items = given.items.flat().map((each, at) => makeItem(100 + at, each as Partial<Item>));
  const gems = given.gems.map(({ stats: own, color, limit }, at) => {
    const gem = makeGem(200 + at, color as never, {
      stats: own,
      uniqueEquipped: limit === 'unique',
      limitCategory: limit === 'category' ? { id: 6, name: 'Few', max: 1 } : null,
    });
    return limit === 'quest' ? { ...gem, gem: { ...gem.gem!, fromQuest: true } } : gem;
  });
  const metas = given.metas.map(({ stats: own, needs }, at) =>
    makeGem(300 + at, 'meta', { stats: own }, needs),
  );
  const enchants = given.enchants.map((each, at) =>
    makeEnchant(String(400 + at), [each.slot as SlotId], { stats: each.stats }),
  );
  if (given.buckle) enchants.push(makeEnchant('450', [slot.WAIST], { addsSocket: true }));
  const sets = given.sets.map(([two, three], at) => ({
    id: at + 1,
    name: `Set ${at + 1}`,
    size: 3,
    itemIds: [],
    bonuses: [
      { pieces: 2, stats: two, effects: [], text: null },
      { pieces: 3, stats: three, effects: [], text: null },
    ],
  }));
  return request(
    { items: [...items, ...gems, ...metas], enchants, sets },
    {
      caps: given.caps,
      weights: given.weights,
      totals: given.totals,
      facts: { talents: given.grip ? `${'0'.repeat(9)}1` : '' },
    },
  );
}

const SLOTS: readonly SlotId[] = [
  slot.HEAD,
  slot.WRISTS,
  slot.WAIST,
  slot.FINGER_1,
  slot.FINGER_2,
  slot.MAIN_HAND,
  slot.OFF_HAND,
];

test('Q3: equal to trying everything, legal and proved', () => {
  fc.assert(
    fc.property(instance, (given) => {
      const asked = made(given);
      const best = bruteForce(asked, SLOTS);
      const found = exactAutofill(asked, { prices: false });
      if (best === null) {
        expect(found.proved).toBe(false);
        return;
      }
      expect(found.value).toBeCloseTo(best, 6);
      expect(found).toMatchObject({ proved: true, gap: 0, broken: [] });
      expect(found.bound).toBe(found.value);
      expect(gearFindings({ ...asked.set, gear: found.gear }, asked.rules)).toEqual([]);
    }),
    { seed: 11, numRuns: runs(120, 500) },
  );
});

const strong = (baseId: number, strength: number, more: Partial<Item> = {}): Item =>
  makeItem(baseId, { name: `${strength}`, stats: { strength }, ...more });
const worn = (asked: ExactRequest, each: SlotId, item: Item): ExactRequest => ({
  ...asked,
  set: {
    ...asked.set,
    gear: { ...asked.set.gear, [each]: { ...asked.set.gear[each], item, itemAcquired: true } },
  },
});

describe('Q3: what is chosen from', () => {
  const items = [strong(1, 9), strong(2, 7), strong(3, 5)];
  const best = (more: Partial<ExactRequest>): string | undefined =>
    exactAutofill(request({ items }, more)).gear[slot.CHEST].item?.id;

  test('bans and what is owned', () => {
    expect(best({})).toBe('1');
    expect(best({ banned: { items: ['1'] } })).toBe('2');
    expect(best({ owned: new Set(['3']) })).toBe('3');
    expect(best({ owned: new Set() })).toBeUndefined();
  });

  test('a suffix can be owned or banned by itself', () => {
    const given: SmallDataset = {
      items: [makeItem(1, { random: true })],
      suffixes: {
        1: [
          { id: 7, name: 'of Might', stats: { strength: 9 } },
          { id: 8, name: 'of Sloth', stats: { strength: 4 } },
        ],
      },
    };
    const suffix = (more: Partial<ExactRequest>): string | undefined =>
      exactAutofill(request(given, more)).gear[slot.CHEST].item?.id;
    expect(suffix({})).toBe('1_7');
    expect(suffix({ banned: { items: ['1_7'] } })).toBe('1_8');
    expect(suffix({ owned: new Set(['1_8']) })).toBe('1_8');
  });

  test('a locked slot keeps its piece, and its marks', () => {
    const asked = worn(request({ items }, { locked: [slot.CHEST] }), slot.CHEST, items[2]!);
    const found = exactAutofill(asked);
    expect(found.gear[slot.CHEST]).toBe(asked.set.gear[slot.CHEST]);
    expect(found).toMatchObject({ value: 5, proved: true });
  });

  test('a locked two-hander leaves the other hand empty', () => {
    const staff = makeItem(10, { slotId: slot.MAIN_HAND, handed: 'two', weaponType: weapon.STAFF });
    const shield = strong(11, 5, {
      slotId: slot.MAIN_HAND,
      handed: 'off',
      weaponType: weapon.SHIELD,
    });
    const asked = worn(
      request({ items: [staff, shield] }, { locked: [slot.MAIN_HAND] }),
      slot.MAIN_HAND,
      staff,
    );
    expect(exactAutofill(asked).gear[slot.OFF_HAND].item).toBeNull();
  });
});

describe('Q3: caps', () => {
  const hit = (baseId: number, strength: number, hitRating: number, each: SlotId): Item =>
    makeItem(baseId, { slotId: each, stats: { strength, hitRating } });
  const items = [
    hit(1, 10, 0, slot.CHEST),
    hit(2, 6, 10, slot.CHEST),
    hit(3, 10, 0, slot.LEGS),
    hit(4, 5, 10, slot.LEGS),
  ];
  const found = (caps: readonly Cap[], totals: Stats = {}) =>
    exactAutofill(request({ items }, { caps, totals, weights: { strength: 1, hitRating: 1 } }));
  const chosen = (result: ReturnType<typeof found>): (string | undefined)[] =>
    [slot.CHEST, slot.LEGS].map((each) => result.gear[each as 5].item?.id);

  test('worthless above: one piece with hit is enough, and what the sheet has counts', () => {
    expect(chosen(found([]))).toEqual(['2', '4']);
    const capped = found([{ stat: 'hitRating', kind: 'worthlessAbove', amount: 10 }]);
    expect(chosen(capped)).toEqual(['2', '3']);
    expect(capped.value).toBe(26);
    const full = found([{ stat: 'hitRating', kind: 'worthlessAbove', amount: 10 }], {
      hitRating: 10,
    });
    expect(chosen(full)).toEqual(['1', '3']);
  });

  test('at least and at most are kept', () => {
    expect(chosen(found([{ stat: 'hitRating', kind: 'atMost', amount: 5 }]))).toEqual(['1', '3']);
    const least = exactAutofill(
      request({ items }, { caps: [{ stat: 'hitRating', kind: 'atLeast', amount: 20 }] }),
    );
    expect(chosen(least)).toEqual(['2', '4']);
    expect(least).toMatchObject({ value: 11, proved: true, broken: [] });
  });

  test('the price of a cap: what the best gear without it is worth more', () => {
    const { caps } = exactAutofill(
      request({ items }, { caps: [{ stat: 'hitRating', kind: 'atLeast', amount: 20 }] }),
    );
    expect(caps).toHaveLength(1);
    expect(caps[0]).toMatchObject({ amount: 20, total: 20 - 11 });
    expect(caps[0]!.perPoint).toBeGreaterThan(0);
  });

  test('a cap that no gear keeps is named, and the gear stays', () => {
    const cap: Cap = { stat: 'hitRating', kind: 'atLeast', amount: 21 };
    const result = found([cap]);
    expect(result).toMatchObject({ proved: false, broken: [cap] });
    expect(chosen(result)).toEqual([undefined, undefined]);
  });
});

test('Q3: never below the specified autofill', () => {
  fc.assert(
    fc.property(instance, (given) => {
      const asked = { ...made(given), caps: [], weights: positive(given.weights) };
      expect(exactAutofill(asked).value).toBeGreaterThanOrEqual(autofill(asked).value - 1e-9);
    }),
    { seed: 5, numRuns: runs(60, 300) },
  );
});

function positive(weighted: StatWeights): StatWeights {
  return Object.fromEntries(
    Object.entries(weighted).map(([name, weight]) => [name, Math.max(weight ?? 0, 0)]),
  );
}

test('Q3: told to stop, it gives what it has and the gap it could not close', () => {
  fc.assert(
    fc.property(instance, fc.integer({ min: 1, max: 4 }), (given, looks) => {
      const asked = { ...made(given), caps: [] };
      let left = looks;
      const stopped = exactAutofill(asked, { prices: false, stop: () => left-- <= 0 });
      const full = exactAutofill(asked, { prices: false });
      expect(stopped.value).toBeLessThanOrEqual(full.value + 1e-9);
      expect(stopped.bound).toBeGreaterThanOrEqual(full.value - 1e-9);
      expect(stopped.gap).toBeCloseTo(stopped.bound - stopped.value, 9);
    }),
    { seed: 6, numRuns: runs(40, 200) },
  );
});

test('Q3: progress closes in from both sides', () => {
  const seen: { value: number; bound: number }[] = [];
  exactAutofill(request({ items: [strong(1, 9), strong(2, 7)] }), {
    onProgress: (at) => seen.push(at),
  });
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.at(-1)).toEqual({ value: 9, bound: 9 });
});

test('Q3: the problem is plain data, fit for a worker', () => {
  const asked = request({ items: [strong(1, 9)] });
  const { problem } = encode(gather(asked, makeMeasure(asked.weights, [], {})));
  expect(structuredClone(problem)).toEqual(problem);
});

test.each([
  ['hitRating<=202', false, { stat: 'hitRating', kind: 'worthlessAbove', amount: 202 }],
  ['hit <= 202', true, { stat: 'hitRating', kind: 'atMost', amount: 202 }],
  ['defenseRating>=130', false, { stat: 'defenseRating', kind: 'atLeast', amount: 130 }],
  ['luck>=1', false, null],
  ['hitRating=1', false, null],
  ['hitRating<=much', false, null],
])('Q3: the cap %s, hard %s', (text, hard, expected) => {
  expect(parseCap(text, EDITIONS.wrath, { hard })).toEqual(expected);
});
