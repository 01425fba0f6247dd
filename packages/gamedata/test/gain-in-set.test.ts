import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EDITION_KEYS, type EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { autofill } from '@gearwright/game/optimise/autofill.ts';
import { effectsFor } from '@gearwright/game/optimise/exact/spec-defaults.ts';
import { GainInSet } from '@gearwright/game/optimise/gain/gain-in-set.ts';
import { worthOfSet, type Measure } from '@gearwright/game/optimise/gain/measure.ts';
import { rankedByGain } from '@gearwright/game/optimise/gain/ranked-by-gain.ts';
import { slotQuery } from '@gearwright/game/optimise/slot-query.ts';
import type { StatWeights } from '@gearwright/game/point/point.ts';
import { searchItems } from '@gearwright/game/search/search-items.ts';
import type { GearSet } from '@gearwright/game/set/gear-set.ts';
import { CHEST, FINGER_1, FINGER_2, HEAD, MAIN_HAND } from '@gearwright/game/slot/slots.ts';
import { runs } from '@gearwright/game/test/runs.ts';
import { FILLED_SLOTS } from '@gearwright/game/optimise/autofill-context.ts';
import { presetsAtCap, requestFor } from './autofill-requests.ts';

type Preset = ReturnType<typeof presetsAtCap>[number];

/** Filled slot by slot, so that caps are missed and overshot; effects count. */
function dressed(edition: EditionKey, preset: Preset, phase = 0, weights?: StatWeights) {
  const request = requestFor(edition, preset, phase);
  const context = { ...request, weights: weights ?? request.weights };
  const effects = effectsFor(context.set, context.rules, context.weights);
  const { gear } = autofill({ ...context, effects });
  const { rules } = context;
  const measure: Measure = {
    rules: { ...rules, wearer: { ...rules.wearer, professions: ['jewelcrafting'] } },
    ...{ weights: context.weights, effects, preset },
  };
  return { ...context, effects, measure, set: { ...context.set, gear } };
}

function presetOf(edition: EditionKey, gameClass: string, spec: string): Preset {
  return presetsAtCap(edition).find((each) => each.gameClass === gameClass && each.spec === spec)!;
}

const SETS = 40;
const ITEMS = 250;

test('the gain of an item is what totalling the whole set anew says', () => {
  const cases = EDITION_KEYS.flatMap((edition) =>
    presetsAtCap(edition).map((preset) => ({ edition, preset })),
  );
  let tried = 0;
  fc.assert(
    fc.property(fc.constantFrom(...cases), fc.nat(), ({ edition, preset }, seed) => {
      const phases = requestFor(edition, preset).rules.edition.phases;
      const context = dressed(edition, preset, phases[seed % phases.length]!.phase);
      const { measure, set } = context;
      const gains = new GainInSet(set, measure);
      const before = worthOfSet(set, measure);
      expect(gains.worth).toBeCloseTo(before, 6);
      const all = FILLED_SLOTS.flatMap((slot) =>
        searchItems(context.index, { ...slotQuery(context, slot), size: 5000 }).hits.map(
          ({ item }) => ({ slot, item }),
        ),
      );
      for (let at = 0; at < ITEMS; at++) {
        const { slot, item } = all[(seed + at * 7919) % all.length]!;
        const after = worthOfSet(gains.putting(slot, item)(set), measure);
        const gain = gains.ofItem(slot, item);
        if (Math.abs(gain - (after - before)) > 1e-6) {
          expect({ edition, item: item.name, slot, gain }).toEqual({ gain: after - before });
        }
        tried++;
      }
    }),
    { numRuns: runs(8, SETS) },
  );
  expect(tried).toBeGreaterThanOrEqual(runs(8, SETS) * ITEMS);
}, 120_000);

describe('the list by gain', () => {
  test.each([
    ['classic', 'warrior', 'fury'],
    ['sod', 'mage', 'fire'],
    ['tbc', 'paladin', 'protection'],
    ['wrath', 'warrior', 'fury'],
    ['wrath', 'hunter', 'survival'],
  ] as const)('%s %s %s: its beginning is that of the whole list', (edition, gameClass, spec) => {
    const context = dressed(edition, presetOf(edition, gameClass, spec), 3);
    const gains = new GainInSet(context.set, context.measure);
    for (const slot of [HEAD, CHEST, FINGER_1, MAIN_HAND] as const) {
      const query = slotQuery(context, slot);
      const first = rankedByGain(gains, context.index, { ...query, size: 20 }, slot);
      const whole = rankedByGain(gains, context.index, { ...query, size: 10_000 }, slot);
      expect(first.total).toBe(whole.total);
      expect(first.hits.map(({ gain }) => gain.toFixed(6))).toEqual(
        whole.hits.slice(0, 20).map(({ gain }) => gain.toFixed(6)),
      );
    }
  });
});

describe('what the whole of a set says about an item', () => {
  const preset = presetOf('wrath', 'warrior', 'fury');

  test('a change that changes nothing is worth nothing, nor is what is worn', () => {
    const { set, measure } = dressed('wrath', preset);
    const gains = new GainInSet(set, measure);
    expect(gains.of((same) => same)).toBe(0);
    expect(gains.ofItem(HEAD, set.gear[HEAD].item!)).toBe(0);
    expect(gains.ofWorn(HEAD)).toBeGreaterThan(0);
  });

  test('beyond the cap hit is worth what is left of it there', () => {
    const { set, measure } = dressed('wrath', preset, 0, { hitRating: 1 });
    const plain = { ...measure, preset: null };
    const gains = new GainInSet(set, plain);
    const hit = set.gear[CHEST].item!.stats.hitRating ?? 0;
    expect(hit).toBeGreaterThan(0);
    // Every slot has hit: what the chest has of it lies beyond the cap.
    expect(gains.ofWorn(CHEST)).toBeCloseTo(0, 6);
  });

  test('a unique ring in both hands is worn once: the other finger gives it up', () => {
    const { set, measure } = dressed('wrath', preset);
    const ring = set.gear[FINGER_1].item!;
    expect(ring.uniqueEquipped || ring.unique).toBe(true);
    const gains = new GainInSet(set, measure);
    const after = gains.putting(FINGER_2, ring)(set);
    expect(after.gear[FINGER_1].item).toBeNull();
    expect(gains.ofItem(FINGER_2, ring)).toBeLessThan(0);
  });

  test('the best gems and the socket bonus they earn count', () => {
    const { set, measure } = dressed('wrath', preset, 0, { strength: 1 });
    const piece = set.gear[HEAD];
    const bare = { ...piece, item: null, gems: [], enchant: null };
    const empty: GearSet = { ...set, gear: { ...set.gear, [HEAD]: bare } };
    const gain = new GainInSet(empty, measure).ofItem(HEAD, piece.item!);
    expect(gain).toBeGreaterThan((piece.item!.stats.strength ?? 0) + 15);
  });
});
