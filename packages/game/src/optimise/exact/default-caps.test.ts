import { expect, test } from 'vitest';
import { talent } from '../../../test/tiny-dataset.ts';
import { flat, sheet } from '../../../test/tiny-sheet.ts';
import { FIXTURE_CLASSES } from '../../../test/rules/fixture-classes.ts';
import type { Fighter } from '../../character/fighting-style.ts';
import { burningCrusade } from '../../edition/burning-crusade.ts';
import { classic } from '../../edition/classic.ts';
import type { Edition } from '../../edition/edition.ts';
import { wrath } from '../../edition/wrath.ts';
import { defaultCaps } from './default-caps.ts';

const classes = FIXTURE_CLASSES.map((facts) => ({
  ...facts,
  specs: [
    { key: 'fury', name: 'Fury', role: 'dps' as const },
    { key: 'protection', name: 'Protection', role: 'tank' as const },
    { key: 'fire', name: 'Fire', role: 'dps' as const },
  ],
}));

function capsOf(edition: Edition, fighter: Fighter, talents: readonly ReturnType<typeof talent>[]) {
  const { gameClass } = fighter;
  const wearer = {
    race: 'human',
    gameClass,
    level: edition.maxLevel,
    faction: 'alliance',
  } as const;
  const naked = sheet(edition, { wearer, talents: [talents.map(() => 1)] }, { talents });
  return defaultCaps(fighter, naked, { classes });
}

const FURY: Fighter = { gameClass: 'warrior', spec: 'fury' };
const precise = talent('Precision', [flat('meleeHitPercent', 3)]);

test('Q3: a fighter is held to hit and expertise, as its gear carries them', () => {
  const [hit, expertise] = capsOf(burningCrusade, FURY, []);
  // 9 % at 15.77 rating, 26 points at 3.94.
  expect(hit).toEqual({ stat: 'hitRating', kind: 'worthlessAbove', amount: 142 });
  expect(expertise).toEqual({ stat: 'expertiseRating', kind: 'worthlessAbove', amount: 103 });
});

test('Q3: what talents give need not be worn', () => {
  const [hit] = capsOf(burningCrusade, FURY, [precise]);
  expect(hit?.amount).toBe(95);
});

test('Q3: where there are no ratings the percent itself is held', () => {
  const [hit] = capsOf(classic, FURY, []);
  expect(hit).toMatchObject({ stat: 'hitPercent', kind: 'worthlessAbove' });
  expect(hit!.amount).toBeGreaterThan(5);
  expect(hit!.amount).toBeLessThan(10);
});

test('Q3: a tank wears at least the defense that makes it uncrittable', () => {
  const [defense] = capsOf(burningCrusade, { gameClass: 'warrior', spec: 'protection' }, []);
  // 140 points of skill at 2.37 rating.
  expect(defense).toEqual({ stat: 'defenseRating', kind: 'atLeast', amount: 332 });
});

test('Q3: where one rating serves spells too, casters are held to it', () => {
  const [hit] = capsOf(wrath, { gameClass: 'mage', spec: 'fire' }, []);
  expect(hit).toMatchObject({ stat: 'hitRating', kind: 'worthlessAbove' });
});

test('Q3: in Wrath armor penetration is worth nothing beyond all of the armor', () => {
  const last = (edition: Edition, fighter: Fighter) => capsOf(edition, fighter, []).at(-1);
  const cap = last(wrath, { gameClass: 'warrior', spec: 'fury' });
  expect(cap).toEqual({ stat: 'armorPenetrationRating', kind: 'worthlessAbove', amount: 1400 });
  expect(last(wrath, { gameClass: 'mage', spec: 'fire' })?.stat).toBe('hitRating');
  expect(last(burningCrusade, { gameClass: 'warrior', spec: 'fury' })?.stat).toBe(
    'expertiseRating',
  );
});
