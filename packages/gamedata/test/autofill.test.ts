import { describe, expect, test } from 'vitest';
import { EDITION_KEYS } from '@gearwright/game/edition/edition-keys.ts';
import { autofill } from '@gearwright/game/optimise/autofill.ts';
import type { Cap } from '@gearwright/game/optimise/exact/cap.ts';
import { encode } from '@gearwright/game/optimise/exact/encode.ts';
import { exactAutofill } from '@gearwright/game/optimise/exact/exact-autofill.ts';
import { gather } from '@gearwright/game/optimise/exact/gather.ts';
import { makeObjective } from '@gearwright/game/optimise/exact/objective.ts';
import { findUpgrades } from '@gearwright/game/optimise/next/upgrades.ts';
import { gearFindings } from '@gearwright/game/findings/gear-findings.ts';
import { anotherSolver } from './another-solver.ts';
import { presetsAtCap, requestFor } from './autofill-requests.ts';
import { linearModel } from './linear-model.ts';

const full = process.env['PROVE'] !== undefined;
/** Every so many of the presets in the default run, all of them under PROVE. */
const STEP = full ? 1 : 12;
const chosen = <Value>(list: readonly Value[]): readonly Value[] =>
  list.filter((_, at) => at % STEP === 0);

describe.each(EDITION_KEYS)('autofill in %s', (edition) => {
  const presets = chosen(presetsAtCap(edition));

  test.each(presets)('Q2, Q3: legal, and the exact one never below: $id', (preset) => {
    const request = requestFor(edition, preset);
    const { set, rules } = request;
    const plain = autofill(request);
    const exact = exactAutofill(request, { prices: false });
    expect(gearFindings({ ...set, gear: plain.gear }, rules)).toEqual([]);
    expect(gearFindings({ ...set, gear: exact.gear }, rules)).toEqual([]);
    expect(exact.proved).toBe(true);
    expect(exact.value).toBeGreaterThanOrEqual(plain.value - 1e-6);
  });

  test('Q4: five upgrades a slot at most, each better than nothing', () => {
    const { available } = findUpgrades(requestFor(edition, presets[0]!));
    expect(available.length).toBeGreaterThan(10);
    for (const { upgrades } of available) {
      expect(upgrades.length).toBeLessThanOrEqual(5);
      expect(upgrades.every(({ gain }) => gain > 0)).toBe(true);
    }
  });
});

const CAPS: readonly Cap[] = [
  { stat: 'hitRating', kind: 'worthlessAbove', amount: 263 },
  { stat: 'expertiseRating', kind: 'worthlessAbove', amount: 140 },
];

test.each(chosen(presetsAtCap('wrath')).filter((_, at) => (full ? at % 4 === 0 : at === 2)))(
  'Q3: with two caps the value another solver proves: $id',
  { timeout: 120_000 },
  async (preset) => {
    const request = { ...requestFor('wrath', preset), caps: CAPS };
    const exact = exactAutofill(request, { prices: false });
    const { problem } = encode(gather(request, makeObjective(request.weights, CAPS, {})));
    const solve = await anotherSolver();
    const other = solve(linearModel(problem), 60);
    expect(exact.proved).toBe(true);
    // A slow machine may not let it finish: then there is nothing to compare.
    if (!other.proved) return;
    const apart = Math.abs(exact.value - other.value);
    expect(apart).toBeLessThanOrEqual(1e-6 * Math.abs(exact.value));
  },
);
