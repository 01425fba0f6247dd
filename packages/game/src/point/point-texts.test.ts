import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../test/runs.ts';
import { EDITIONS } from '../edition/editions.ts';
import { editionHasStat, STAT_NAMES } from '../stat/catalogue.ts';
import type { StatName } from '../stat/catalogue.ts';
import { readPawn, writePawn } from './pawn.ts';
import { pointLink, readPointLink } from './point-link.ts';
import { readPointCsv, readPointJson } from './read-point-text.ts';
import { writePointCsv, writePointJson } from './write-point-text.ts';

const { classic, tbc, wrath } = EDITIONS;

describe('W1: JSON', () => {
  test('reads stats of the edition, aliases included', () => {
    expect(readPointJson('{"strength": 2, "crit": 1.5}', wrath)).toEqual({
      stats: [
        { name: 'strength', value: 2 },
        { name: 'critRating', value: 1.5 },
      ],
      errors: [],
    });
  });
  test.each([
    ['{', ['Invalid JSON']],
    ['[1]', ['Invalid JSON']],
    ['"strength"', ['Invalid JSON']],
    ['{"luck": 1}', ['"luck" is not a valid stat']],
    ['{"strength": "2"}', ['"strength" value must be a number']],
    [
      '{"luck": 1, "agility": null}',
      ['"luck" is not a valid stat', '"agility" value must be a number'],
    ],
    ['{"redSockets": 1}', ['"redSockets" is not a valid stat']],
  ])('%s: errors are listed and nothing applies', (text, errors) => {
    expect(readPointJson(text, classic)).toEqual({ stats: [], errors });
  });
});

describe('W1: CSV', () => {
  test('tabs are commas, the header is ignored, duplicates are skipped', () => {
    expect(
      readPointCsv('Stat\tWeight\nstrength\t2\n\nagility, 1.5\nstrength,9\r\n', wrath),
    ).toEqual({
      stats: [
        { name: 'strength', value: 2 },
        { name: 'agility', value: 1.5 },
      ],
      errors: [],
    });
  });
  test('the same messages as JSON, and nothing applies', () => {
    expect(readPointCsv('strength,2\nluck,1\nagility,much\nspirit', wrath)).toEqual({
      stats: [],
      errors: [
        '"luck" is not a valid stat',
        '"agility" value must be a number',
        '"spirit" value must be a number',
      ],
    });
  });
});

describe('W2: link', () => {
  test('short or full names, aliases, only stats of this version and only numbers', () => {
    const link =
      '/ep/import?name=My%20Mage&int=0.4&spellHit=1.1&luck=3&sp=much&swordSkill=2&fireDamage=.9';
    expect(readPointLink(link, tbc)).toEqual({
      name: 'My Mage',
      stats: [
        { name: 'intellect', value: 0.4 },
        { name: 'spellHitRating', value: 1.1 },
        { name: 'fireSpellDamage', value: 0.9 },
      ],
    });
  });
  test('Shorten writes short names', () => {
    const point = { name: 'A & B', stats: [{ name: 'spellPower' as const, value: 1 }] };
    expect(pointLink(point)).toBe('/ep/import?name=A%20%26%20B&spellPower=1');
    expect(pointLink(point, { shorten: true })).toBe('/ep/import?name=A%20%26%20B&sp=1');
  });
  test('a broken escape is read as it stands', () => {
    expect(readPointLink('name=100%&str=1', tbc).name).toBe('100%');
  });
});

describe('W3: Pawn', () => {
  test.each([
    '( Pawn: v1: "Frost": Class=Mage,Spec=3,Intellect=0.4,SpellDamage=1,HitRating=1.1,Luck=9 )',
    '(Pawn:v1:"Frost":Class=Mage, Spec=Frost, Intellect=0.4,   SpellDamage=1, HitRating=1.1',
    'pawn: v1: "Frost": Intellect=0.4, SpellDamage=1, HitRating=1.1, Class=Mage',
  ])('reads %s', (text) => {
    expect(readPawn(text, wrath)).toEqual({
      name: 'Frost',
      gameClass: 'mage',
      stats: [
        { name: 'intellect', value: 0.4 },
        { name: 'spellPower', value: 1 },
        { name: 'hitRating', value: 1.1 },
      ],
    });
  });
  test('percents go by the rating’s name', () => {
    expect(readPawn('( Pawn: v1: "x": HitRating=9, Ap=1 )', classic)!.stats).toEqual([
      { name: 'hitPercent', value: 9 },
      { name: 'attackPower', value: 1 },
    ]);
  });
  test('damage and healing weights together weigh spell power where the three are apart', () => {
    expect(readPawn('( Pawn: v1: "x": SpellDamage=1, Healing=0.5 )', tbc)!.stats).toEqual([
      { name: 'spellDamage', value: 1 },
      { name: 'healingPower', value: 0.5 },
      { name: 'spellPower', value: 1.5 },
    ]);
  });
  test('melee dps weighs both hands', () => {
    expect(readPawn('( Pawn: v1: "x": MeleeDps=3 )', wrath)!.stats).toEqual([
      { name: 'mainHandDps', value: 3 },
      { name: 'offHandDps', value: 3 },
    ]);
  });
  test('class and spec stand in the title', () => {
    const point = { name: 'Best', stats: [{ name: 'intellect' as const, value: 0.4 }] };
    expect(writePawn(point, wrath, { gameClass: 'mage', spec: 'Fire' })).toBe(
      '( Pawn: v1: "Best - Mage Fire": Class=Mage, Intellect=0.4 )',
    );
  });
  test.each(['', 'Pawn', '{"strength":1}', '( Pawn: v1: Frost: Intellect=1 )'])(
    '%j is no Pawn string',
    (text) => expect(readPawn(text, wrath)).toBeNull(),
  );
});

describe.each(Object.values(EDITIONS))('W1–W3 in $key', (edition) => {
  const names = STAT_NAMES.filter((name) => editionHasStat(name, edition));
  const stats = fc.uniqueArray(
    fc.record({
      name: fc.constantFrom<StatName>(...names),
      value: fc
        .double({ noNaN: true, noDefaultInfinity: true, min: -1e6, max: 1e6 })
        .filter((n) => n !== 0),
    }),
    { selector: (stat) => stat.name, maxLength: 20 },
  );
  const name = fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.trim());

  test('a point survives every form it is written in', () => {
    fc.assert(
      fc.property(name, stats, fc.boolean(), (title, list, shorten) => {
        const point = { name: title, stats: list };
        expect(readPointLink(pointLink(point, { shorten }), edition)).toEqual(point);
        expect(readPointJson(writePointJson(list), edition)).toEqual({ stats: list, errors: [] });
        expect(readPointCsv(writePointCsv(list), edition)).toEqual({ stats: list, errors: [] });
        const plain = { ...point, name: title.replaceAll('"', "'") };
        expect(readPawn(writePawn(point, edition), edition)).toEqual({ ...plain, gameClass: null });
      }),
      { seed: 3, numRuns: 200 },
    );
  });

  test('no text makes a reader throw', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const read of [readPointJson, readPointCsv, readPointLink, readPawn])
          read(text, edition);
        readPawn(`( Pawn: v1: "${text}`, edition);
      }),
      { seed: 4, numRuns: runs(500, 10_000) },
    );
  });
});
