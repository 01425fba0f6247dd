import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bruteForce } from '../../../test/brute-force.ts';
import { runs } from '../../../test/runs.ts';
import { exactRequest, instance, made, SLOTS } from '../../../test/exact-instances.ts';
import { makeItem } from '../../../test/rules/make.ts';
import type { SmallDataset } from '../../../test/small-dataset.ts';
import { EDITIONS } from '../../edition/editions.ts';
import type { Item } from '../../item/item.ts';
import * as weapon from '../../item/weapon-types.ts';
import type { StatWeights } from '../../point/point.ts';
import { gearFindings } from '../../findings/gear-findings.ts';
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
import { makeObjective } from './objective.ts';

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
    exactAutofill(exactRequest({ items }, more)).gear[slot.CHEST].item?.id;

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
      exactAutofill(exactRequest(given, more)).gear[slot.CHEST].item?.id;
    expect(suffix({})).toBe('1_7');
    expect(suffix({ banned: { items: ['1_7'] } })).toBe('1_8');
    expect(suffix({ owned: new Set(['1_8']) })).toBe('1_8');
  });

  test('a locked slot keeps its piece, and its marks', () => {
    const asked = worn(exactRequest({ items }, { locked: [slot.CHEST] }), slot.CHEST, items[2]!);
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
      exactRequest({ items: [staff, shield] }, { locked: [slot.MAIN_HAND] }),
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
    exactAutofill(
      exactRequest({ items }, { caps, totals, weights: { strength: 1, hitRating: 1 } }),
    );
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

  test('a floor between two whole points is proved to be kept', () => {
    const floor = { stat: 'hitRating', kind: 'atLeast', amount: 10 } as const;
    const { value, proved, broken } = exactAutofill(
      exactRequest(
        { items },
        { caps: [floor], totals: { hitRating: 4.7 }, weights: { strength: 1 } },
      ),
    );
    expect({ value, proved, broken }).toEqual({ value: 16, proved: true, broken: [] });
  });

  test('at least and at most are kept', () => {
    expect(chosen(found([{ stat: 'hitRating', kind: 'atMost', amount: 5 }]))).toEqual(['1', '3']);
    const least = exactAutofill(
      exactRequest({ items }, { caps: [{ stat: 'hitRating', kind: 'atLeast', amount: 20 }] }),
    );
    expect(chosen(least)).toEqual(['2', '4']);
    expect(least).toMatchObject({ value: 11, proved: true, broken: [] });
  });

  test('the price of a cap: what the best gear without it is worth more', () => {
    const { caps } = exactAutofill(
      exactRequest({ items }, { caps: [{ stat: 'hitRating', kind: 'atLeast', amount: 20 }] }),
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

  test('a goal by its name that no gear reaches is told, and the best of the rest is worn', () => {
    const goal: Cap = { stat: 'hitRating', kind: 'atLeast', amount: 21, goal: 'uncrushable' };
    const [held, without] = [found([goal]), found([])];
    expect(held).toMatchObject({ value: without.value, proved: true, broken: [goal] });
    expect(chosen(held)).toEqual(chosen(without));
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
  exactAutofill(exactRequest({ items: [strong(1, 9), strong(2, 7)] }), {
    onProgress: (at) => seen.push(at),
  });
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.at(-1)).toEqual({ value: 9, bound: 9 });
});

test('Q3: the problem is plain data, fit for a worker', () => {
  const asked = exactRequest({ items: [strong(1, 9)] });
  const { problem } = encode(gather(asked, makeObjective(asked.weights, [], {})));
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
