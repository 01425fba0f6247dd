import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { burningCrusade } from '../edition/burning-crusade.ts';
import { classic } from '../edition/classic.ts';
import { wrath } from '../edition/wrath.ts';
import { fixtureRules, fixtureSet } from '../../test/rules/fixture-dataset.ts';
import { glyphs } from '../../test/rules/fixture-things.ts';
import { inEditions } from '../../test/rules/in-editions.ts';
import { runs } from '../../test/rules/property-runs.ts';
import { formatGlyphs, parseGlyphs } from './glyph-code.ts';
import { placingGlyph, whyNotPlaceGlyph } from './placing-glyph.ts';

const rules = fixtureRules(wrath);
const major = glyphs.majorA.spellId;

describe('K3: glyph slots', () => {
  test.each([
    [0, 15],
    [1, 30],
    [2, 80],
    [3, 15],
    [4, 50],
    [5, 70],
  ])('slot %i unlocks at level %i', (slot, level) => {
    const spellId = slot < 3 ? major : glyphs.minorA.spellId;
    const at = (wearerLevel: number) =>
      whyNotPlaceGlyph(slot, spellId, fixtureRules(wrath, { level: wearerLevel }));
    expect(at(level)).toBeNull();
    expect(at(level - 1)?.message).toBe(`Unlocked at level ${level}`);
  });

  test('a locked slot cannot be emptied either', () => {
    const young = fixtureRules(wrath, { level: 14 });
    expect(whyNotPlaceGlyph(0, null, young)?.code).toBe('glyphSlotLocked');
    expect(whyNotPlaceGlyph(0, null, rules)).toBeNull();
  });

  test.each([
    ['a minor glyph in a major slot', 0, glyphs.minorA.spellId, 'glyphDoesNotFit'],
    ['a major glyph in a minor slot', 3, major, 'glyphDoesNotFit'],
    ['another class’s glyph', 0, glyphs.mages.spellId, 'wrongClass'],
    ['a glyph there is not', 0, 1, 'unknownGlyph'],
    ['a slot there is not', 6, major, 'unknownSlot'],
  ])('%s is refused', (_, slot, spellId, code) => {
    expect(whyNotPlaceGlyph(slot, spellId, rules)?.code).toBe(code);
  });

  test('a glyph for higher levels waits for them', () => {
    const young = fixtureRules(wrath, { level: 49 });
    expect(whyNotPlaceGlyph(0, glyphs.majorD.spellId, young)?.message).toBe(
      'Glyph 8004 requires level 50',
    );
  });

  inEditions([classic, burningCrusade], 'there are no glyphs before Wrath', (edition) => {
    expect(whyNotPlaceGlyph(0, major, fixtureRules(edition))?.code).toBe('notInEdition');
    expect(parseGlyphs('', 'warrior', edition, rules.dataset).value).toEqual([]);
    expect(parseGlyphs('0a', 'warrior', edition, rules.dataset).refusal?.code).toBe('notInEdition');
  });

  test('a glyph placed elsewhere moves', () => {
    const once = placingGlyph(0, major)(fixtureSet());
    expect(placingGlyph(2, major)(once).glyphs).toEqual([null, null, major, null, null, null]);
    expect(placingGlyph(0, null)(once).glyphs).toEqual([null, null, null, null, null, null]);
  });
});

describe('D9: the glyph code', () => {
  test('counts glyphs of a kind by spell id', () => {
    const placed = [8002, null, 8001, 8102, null, null];
    expect(formatGlyphs(placed, 'warrior', wrath, rules.dataset)).toBe('0ba1b');
    expect(parseGlyphs('0ba1b', 'warrior', wrath, rules.dataset).value).toEqual([
      8002,
      8001,
      null,
      8102,
      null,
      null,
    ]);
  });

  test.each([
    ['a letter before its kind', 'a'],
    ['a glyph there is not', '0z'],
    ['a glyph twice', '0aa'],
    ['a fourth major glyph', '0abcd'],
    ['a sign that is no letter', '0-'],
  ])('%s is refused', (_, code) => {
    expect(parseGlyphs(code, 'warrior', wrath, rules.dataset).refusal).not.toBeNull();
  });

  test('placements survive a round trip, closed up', () => {
    const choose = (ids: readonly number[]) =>
      fc.shuffledSubarray([...ids], { maxLength: Math.min(3, ids.length) });
    fc.assert(
      fc.property(choose([8001, 8002, 8003, 8004]), choose([8101, 8102]), (majors, minors) => {
        const pad = (ids: readonly number[]) => [0, 1, 2].map((slot) => ids[slot] ?? null);
        const placed = [...pad(majors), ...pad(minors)];
        const code = formatGlyphs(placed, 'warrior', wrath, rules.dataset);
        expect(parseGlyphs(code, 'warrior', wrath, rules.dataset).value).toEqual(placed);
      }),
      runs(50),
    );
  });

  test('any text gives placements or a typed refusal', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), (code) => {
        const { value, refusal } = parseGlyphs(code, 'warrior', wrath, rules.dataset);
        expect(value === null ? refusal?.message : value.length).toBeTruthy();
      }),
      runs(300, 10_000),
    );
  });
});
