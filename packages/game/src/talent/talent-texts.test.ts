import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fixtureTalents } from '../../test/rules/fixture-talents.ts';
import { runs } from '../../test/rules/property-runs.ts';
import { formatTalents } from './encoded-talents.ts';
import { learn, whyNotLearn } from './learn.ts';
import { parseTalents, readTalents, talentRanks } from './read-talents.ts';
import { formatTalentDigits } from './talent-digits.ts';
import { pastedTalents } from './talent-link.ts';
import { ranksOf, type TalentOrder, type TreeIndex } from './talent-order.ts';
import { ranksOfSpells, spellsOfRanks } from './talent-spells.ts';
import { areValidRanks } from './talent-rules.ts';

const talents = fixtureTalents('warrior', 46917);
const MAX_LEVEL = 80;

/** Builds clicked together at random. */
const builds: fc.Arbitrary<TalentOrder> = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 2 }), fc.nat(29)), { maxLength: 400 })
  .map((clicks) =>
    clicks.reduce<TalentOrder>((order, [tree, talent]) => {
      const point = { tree: tree as TreeIndex, talent };
      return whyNotLearn(order, point, talents, MAX_LEVEL) ? order : learn(order, point);
    }, []),
  );

describe('K2, D9: the encoded string', () => {
  test.each([
    { text: '', ranks: '' },
    { text: '0a', ranks: '1' },
    { text: 'a', ranks: '1' },
    { text: '0A', ranks: '5' },
    { text: '0aa', ranks: '2' },
    { text: '0a3', ranks: '3' },
    { text: '0a4', ranks: '4' },
    { text: '0Ad', ranks: '5001' },
    { text: '0A1b2C', ranks: '5-01-002' },
    { text: '1ADGJMPSVY7B', ranks: '-5005005005005005005005005005' },
    { text: '2b3A', ranks: '--53' },
  ])('$text spends $ranks', ({ text, ranks }) => {
    const order = parseTalents(text, talents, MAX_LEVEL).value;
    expect(formatTalentDigits(ranksOf(order!, talents))).toBe(ranks);
  });

  test('digits 6 to 8 select the talents beyond the 26th letter', () => {
    const ranks = talentRanks('7ab', talents);
    expect([ranks[1]![26], ranks[1]![27]]).toEqual([1, 1]);
  });

  test.each([
    ['a talent there is not', '0z'],
    ['a count without a talent', '0A13'],
    ['a count after a filled talent', '0A3'],
    ['a rank too many', '0Aa'],
    ['a sign that is no talent', '0a!'],
    ['a digit that means nothing', '0a9'],
    ['a row not yet open', '0d'],
    ['a missing prerequisite', '0Ae'],
  ])('%s is refused', (_, text) => {
    expect(parseTalents(text, talents, MAX_LEVEL).refusal).not.toBeNull();
  });

  test('more points than the level has are refused', () => {
    expect(parseTalents('0A', talents, 13).refusal?.code).toBe('noTalentPoints');
    expect(parseTalents('0A', talents, 14).value).toHaveLength(5);
  });

  test('what is filled in one go is an upper-case letter, 3 to 5 points are a digit', () => {
    const order = readTalents('0a3b2C0baa', talents).value!;
    expect(formatTalents(order, talents)).toBe('0a3b2C0baa');
    expect(formatTalents(readTalents('0aaaaa', talents).value!, talents)).toBe('0A');
  });

  test('every valid build survives a round trip, order and all', () => {
    fc.assert(
      fc.property(builds, (order) => {
        const text = formatTalents(order, talents);
        expect(parseTalents(text, talents, MAX_LEVEL).value).toEqual(order);
      }),
      runs(200),
    );
  });
});

describe('K2: digits and dashes', () => {
  test('are read per tree, trailing zeros left out', () => {
    const order = parseTalents('53--5', talents, MAX_LEVEL).value!;
    expect(ranksOf(order, talents).map((tree) => tree.slice(0, 3))).toEqual([
      [5, 3, 0],
      [0, 0, 0],
      [5, 0, 0],
    ]);
  });

  test('a string of all trees in a row is cut by their sizes', () => {
    const text = '5000000000' + '5'.padEnd(30, '0') + '3000000000';
    const order = parseTalents(text, talents, MAX_LEVEL).value!;
    expect(formatTalentDigits(ranksOf(order, talents))).toBe('5-5-3');
  });

  test.each(['5-5-5-5', '00000000001', '04'])('%s is refused', (text) => {
    expect(parseTalents(text, talents, MAX_LEVEL).refusal).not.toBeNull();
  });

  test('every valid build survives a round trip', () => {
    fc.assert(
      fc.property(builds, (order) => {
        const ranks = ranksOf(order, talents);
        const again = parseTalents(formatTalentDigits(ranks), talents, MAX_LEVEL).value!;
        expect(ranksOf(again, talents)).toEqual(ranks);
      }),
      runs(200),
    );
  });
});

test('ranks by spell id survive a round trip, and unknown spells are named', () => {
  fc.assert(
    fc.property(builds, (order) => {
      const ranks = ranksOf(order, talents);
      const found = ranksOfSpells([...spellsOfRanks(ranks, talents), 987_654], talents);
      expect(found).toEqual({ ranks, unknown: [987_654] });
    }),
    runs(100),
  );
});

test('any text gives a legal build or a typed refusal', () => {
  const signs = fc.constantFrom(...'0123456789-abcdjABCDJzZ!_ é'.split(''));
  const texts = fc.oneof(
    fc.string({ unit: signs, maxLength: 60 }),
    fc.string({ unit: 'grapheme', maxLength: 400 }),
    builds.map((order) => `${formatTalents(order, talents)}a`),
  );
  fc.assert(
    fc.property(texts, fc.integer({ min: 1, max: MAX_LEVEL }), (text, level) => {
      const { value, refusal } = parseTalents(text, talents, level);
      if (refusal) {
        expect(refusal.message).not.toBe('');
        return;
      }
      expect(areValidRanks(ranksOf(value!, talents), talents)).toBe(true);
      expect(value!.length).toBeLessThanOrEqual(Math.max(0, level - 9));
    }),
    runs(500, 10_000),
  );
});

describe('pasted addresses of public calculators', () => {
  test.each([
    ['https://example.org/wotlk/talent-calc/death-knight/0-05-3_abc', 'deathknight', '0-05-3'],
    [
      'https://example.org/classic/talent-calc/warrior/30305001332-0505',
      'warrior',
      '30305001332-0505',
    ],
    ['/era/talents/mage/2a3B?o=1', 'mage', '2a3B'],
    ['20052300032012-55000055000000-005', null, '20052300032012-55000055000000-005'],
    ['0A1b', null, '0A1b'],
    ['https://example.org/talents/mage', 'mage', ''],
  ])('%s', (text, gameClass, build) => {
    expect(pastedTalents(text)).toEqual({ gameClass, talents: build });
  });

  test.each(['', 'https://example.org/items', 'not a build!'])('"%s" holds none', (text) => {
    expect(pastedTalents(text)).toBeNull();
  });
});
