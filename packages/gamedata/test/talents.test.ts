import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EDITION_KEYS } from '@gearwright/game/edition/edition-keys.ts';
import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import { formatGlyphs, parseGlyphs } from '@gearwright/game/glyph/glyph-code.ts';
import { glyphsFor } from '@gearwright/game/glyph/glyphs.ts';
import { formatRunes, parseRunes, type PanelRunes } from '@gearwright/game/rune/rune-code.ts';
import { runesFor } from '@gearwright/game/rune/rune-slots.ts';
import { formatTalents } from '@gearwright/game/talent/encoded-talents.ts';
import { learn, unlearn, whyNotLearn, whyNotUnlearn } from '@gearwright/game/talent/learn.ts';
import { parseTalents } from '@gearwright/game/talent/read-talents.ts';
import { formatTalentDigits } from '@gearwright/game/talent/talent-digits.ts';
import { ranksOf, type TalentOrder, type TreeIndex } from '@gearwright/game/talent/talent-order.ts';
import { areValidRanks } from '@gearwright/game/talent/talent-rules.ts';
import { loadDataset } from '../src/load.ts';

const PROVING = process.env.PROVE === '1';
const runs = { numRuns: PROVING ? 200 : 12, seed: 20_240_917 };
const classes = EDITION_KEYS.flatMap((key) =>
  EDITIONS[key].classes.map((gameClass) => [key, gameClass] as const),
);

describe('K1, K2: the real trees', () => {
  test.each(classes)(
    '%s %s: builds clicked at random stay valid and survive both strings',
    (key, gameClass) => {
      const { maxLevel } = EDITIONS[key];
      const talents = loadDataset(key).talents(gameClass);
      const clicks = fc.array(
        fc.record({ tree: fc.nat(2), talent: fc.nat(31), lower: fc.integer({ min: 0, max: 9 }) }),
        { minLength: 300, maxLength: 600, size: 'max' },
      );
      fc.assert(
        fc.property(clicks, (sequence) => {
          let order: TalentOrder = [];
          for (const { tree, talent, lower } of sequence) {
            const point = { tree: tree as TreeIndex, talent };
            if (lower === 0) {
              if (!whyNotUnlearn(order, point, talents)) order = unlearn(order, point, talents);
            } else if (!whyNotLearn(order, point, talents, maxLevel)) order = learn(order, point);
          }
          const ranks = ranksOf(order, talents);
          expect(areValidRanks(ranks, talents)).toBe(true);
          expect(order.length).toBeLessThanOrEqual(maxLevel - 9);
          expect(parseTalents(formatTalents(order, talents), talents, maxLevel).value).toEqual(
            order,
          );
          const again = parseTalents(formatTalentDigits(ranks), talents, maxLevel).value!;
          expect(ranksOf(again, talents)).toEqual(ranks);
        }),
        runs,
      );
    },
  );

  test.each(EDITION_KEYS)('the builds of the published examples of %s keep the rules', (key) => {
    const dataset = loadDataset(key);
    const built = dataset.examples.filter((example) => example.talents);
    expect(built.length).toBeGreaterThan(40);
    for (const { gameClass, name, talents, level } of built) {
      const { refusal } = parseTalents(talents!, dataset.talents(gameClass), level);
      expect(refusal, `${gameClass} ${name}: ${talents}`).toBeNull();
    }
  });

  test("D15: Titan's Grip is a talent of the warrior", () => {
    const [, fury] = loadDataset('wrath').talents('warrior').trees;
    const grip = fury.talents.find((talent) =>
      talent.spellIds.includes(EDITIONS.wrath.dualTwoHand!.talentSpellId),
    );
    expect(grip?.name).toBe("Titan's Grip");
  });
});

describe('D9: codes over the real lists', () => {
  const wrath = loadDataset('wrath');
  const sod = loadDataset('sod');

  test.each(EDITIONS.wrath.classes)('every glyph of a %s has a letter', (gameClass) => {
    for (const kind of ['major', 'minor'] as const) {
      const list = glyphsFor(wrath, gameClass, kind);
      expect(list.length).toBeGreaterThan(5);
      for (const { spellId } of list) {
        const first = kind === 'major' ? 0 : 3;
        const placed = Array.from({ length: 6 }, (_, slot) => (slot === first ? spellId : null));
        const code = formatGlyphs(placed, gameClass, EDITIONS.wrath, wrath);
        expect(parseGlyphs(code, gameClass, EDITIONS.wrath, wrath).value).toEqual(placed);
      }
    }
  });

  test.each(EDITIONS.sod.classes)('every panel rune of a %s has a code', (gameClass) => {
    for (const slot of EDITIONS.sod.runes!.panel) {
      const list = runesFor(sod, gameClass, slot);
      expect(list.length).toBeGreaterThan(2);
      expect(list.length).toBeLessThanOrEqual(36);
      for (const rune of list) {
        const panel: PanelRunes = { [slot]: rune };
        const code = formatRunes(panel, gameClass, EDITIONS.sod, sod);
        expect(parseRunes(code, gameClass, EDITIONS.sod, sod).value).toEqual(panel);
      }
    }
  });
});
