import { describe, expect, test } from 'vitest';
import { EDITION_KEYS } from '@gearwright/game/edition/edition-keys.ts';
import { kitFor, KIT_PARTS, startingAs } from '@gearwright/game/plans/starting-as.ts';
import { setFindings } from '@gearwright/game/findings/set-findings.ts';
import { whyNotTalents, talentRanks } from '@gearwright/game/talent/read-talents.ts';
import { pointsIn } from '@gearwright/game/talent/talent-order.ts';
import { loadDataset } from '../src/load.ts';
import { beginner } from './beginner.ts';

describe.each(EDITION_KEYS)('%s: the standard kit', (edition) => {
  test('of every spec is one that the rules allow, at the highest level and on the way there', () => {
    let kits = 0;
    for (const { gameClass, specs } of loadDataset(edition).classes) {
      for (const { key } of specs) {
        for (const level of [20, 34, undefined]) {
          const { set, rules } = beginner(edition, gameClass, key, level);
          const kit = kitFor(set, rules);
          if (!kit) continue;
          kits++;
          const after = startingAs(kit, KIT_PARTS, rules)(set);
          expect([gameClass, key, level, setFindings(after, rules)]).toEqual([
            ...[gameClass, key, level],
            [],
          ]);
        }
      }
    }
    expect(kits).toBeGreaterThan(40);
  });
});

test('a fury warrior gets talents, six glyphs, buffs and consumables; what is left out stays away', () => {
  const { set, rules } = beginner('wrath', 'warrior', 'fury');
  const kit = kitFor(set, rules)!;
  const after = startingAs(kit, ['talents', 'glyphs'], rules)(set);
  const points = talentRanks(after.talents, rules.dataset.talents('warrior')).map(pointsIn);
  expect(points.reduce((sum, each) => sum + each, 0)).toBe(71);
  expect(after.glyphs.filter((glyph) => glyph !== null).length).toBeGreaterThan(3);
  expect([after.buffs, after.consumables]).toEqual([[], []]);
  expect(kit.buffs.length).toBeGreaterThan(5);
  expect(kit.consumables.length).toBeGreaterThan(1);
});

test('a hunter of level 34 has as many points as the level gives, in the order they can be spent', () => {
  const { set, rules } = beginner('classic', 'hunter', 'marksmanship', 34);
  const { talents } = kitFor(set, rules)!;
  expect(whyNotTalents(talents!, rules.dataset.talents('hunter'), 34)).toBeNull();
  const points = talentRanks(talents!, rules.dataset.talents('hunter')).map(pointsIn);
  expect(points).toEqual([0, 25, 0]);
});

test.each([
  // A build for every phase and level goes before one of a phase still to come.
  ['feraltank', 60, 4, 'Standard'],
  ['feraltank', 60, 6, 'P6'],
  ['balance', 60, 4, 'P4'],
  ['balance', 60, 6, 'P6'],
  ['balance', 40, 2, 'P2'],
  // The level is not reached yet for what the phase would have.
  ['balance', 40, 4, 'P2'],
  // The default of the spec is no reason to leave the phase.
  ['feral', 60, 5, 'P5'],
] as const)('sod druid %s of level %i in phase %i starts as %s', (spec, level, phase, name) => {
  const { set, rules } = beginner('sod', 'druid', spec, level, phase);
  expect(kitFor(set, rules)!.build.name).toBe(name);
});
