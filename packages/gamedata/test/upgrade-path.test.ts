import { expect, test } from 'vitest';
import { excesses } from '@gearwright/game/equip/limits.ts';
import { importOfExample, setFromExample } from '@gearwright/game/exchange/set-from-example.ts';
import { autofill } from '@gearwright/game/optimise/autofill.ts';
import { effectsFor } from '@gearwright/game/optimise/exact/spec-defaults.ts';
import { GainInSet } from '@gearwright/game/optimise/gain/gain-in-set.ts';
import { worthOfSet } from '@gearwright/game/optimise/gain/measure.ts';
import { effortOf } from '@gearwright/game/optimise/next/effort.ts';
import { upgradePath } from '@gearwright/game/optimise/next/upgrade-path.ts';
import { whyNot } from '@gearwright/game/optimise/next/why-not.ts';
import { slotQuery } from '@gearwright/game/optimise/slot-query.ts';
import { searchItems } from '@gearwright/game/search/search-items.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { HEAD, SLOT_IDS } from '@gearwright/game/slot/slots.ts';
import { gearFindings } from '@gearwright/game/findings/gear-findings.ts';
import { presetsAtCap, requestFor } from './autofill-requests.ts';

/** Worn from an early phase, on the way to the latest published set of the spec. */
function journey(edition: EditionKey, gameClass: string, spec: string) {
  const preset = presetsAtCap(edition).find(
    (each) => each.gameClass === gameClass && each.spec === spec,
  )!;
  const request = requestFor(edition, preset, 1);
  const { rules, weights } = request;
  const effects = effectsFor(request.set, rules, weights);
  const set = { ...request.set, gear: autofill({ ...request, effects }).gear };
  const example = rules.dataset.examples.findLast(
    (each) => each.gameClass === gameClass && each.spec === spec,
  )!;
  expect(importOfExample(example).items?.length).toBeGreaterThan(10);
  const target = setFromExample(example, { ...set, name: '' }, rules).set.gear;
  const measure = { rules, weights, effects, preset };
  return { ...request, effects, set, target, measure };
}

test.each([
  ['wrath', 'warrior', 'fury'],
  ['wrath', 'mage', 'fire'],
  ['tbc', 'paladin', 'protection'],
] as const)(
  '%s %s %s: every beginning of the path is legal, its gain exact',
  (edition, gameClass, spec) => {
    const { set, target, measure } = journey(edition, gameClass, spec);
    const path = upgradePath(set, target, measure, (item) => (item ? item.itemLevel / 100 : 0.2));
    const start = worthOfSet(set, measure);
    const allowed = gearFindings(set, measure.rules).length;
    let sum = 0;
    expect(path.length).toBeGreaterThan(8);
    for (const step of path) {
      sum += step.gain;
      const then = step.edit(set);
      expect(excesses(then.gear)).toEqual([]);
      expect(worthOfSet(then, measure) - start).toBeCloseTo(sum, 6);
      expect(step.sum).toBeCloseTo(sum, 6);
    }
    const end = path.at(-1)!.edit(set);
    const ids = (gear: typeof target) => SLOT_IDS.flatMap((slot) => gear[slot].item?.id ?? []);
    // Rings may have changed fingers; what the target leaves bare stays on.
    expect(new Set(ids(end.gear))).toEqual(new Set([...ids(end.gear), ...ids(target)]));
    expect(gearFindings(end, measure.rules).length).toBeLessThanOrEqual(
      allowed + gearFindings({ ...set, gear: target }, measure.rules).length,
    );
  },
);

test('what wears the target already has no way to go', () => {
  const { set, target, measure } = journey('wrath', 'mage', 'fire');
  expect(upgradePath({ ...set, gear: target }, target, measure, () => 1)).toEqual([]);
});

test('what is bought is nearer than what drops, and that than what nobody knows', () => {
  const { rules } = requestFor('wrath', presetsAtCap('wrath')[0]!);
  expect(rules.edition.key).toBe('wrath');
  const source = { type: 'raid', dropChance: 20 } as Parameters<typeof effortOf>[0][number];
  const vendor = { ...source, type: 'vendor' } as typeof source;
  expect(effortOf([vendor])).toBeLessThan(effortOf([source]));
  expect(effortOf([source, vendor])).toBe(effortOf([vendor]));
  expect(effortOf([source])).toBeLessThan(effortOf([]));
  expect(effortOf([source, { ...vendor, removed: true }])).toBe(effortOf([source]));
});

test('an item is told what stands in its way', () => {
  const { set, measure, index, ...context } = journey('wrath', 'warrior', 'fury');
  const gains = new GainInSet(set, measure);
  const all = searchItems(index, {
    ...slotQuery({ ...context, set }, HEAD),
    ...{ phases: null, size: 5000, obtainable: null },
  }).hits;
  const later = all.find(({ item }) => item.phase === 4)!.item;
  expect(whyNot(gains, HEAD, later)).toContain('Comes with phase 4');
  const told = all.flatMap(({ item }) => whyNot(gains, HEAD, item));
  expect(told.some((reason) => reason.endsWith('would lie beyond the cap'))).toBe(true);
  const mage = measure.rules.dataset.item('40416')!;
  expect(whyNot(gains, HEAD, mage)).not.toEqual([]);
});
