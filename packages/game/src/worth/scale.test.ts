import { describe, expect, test } from 'vitest';
import { burningCrusade } from '../edition/burning-crusade.ts';
import { classic } from '../edition/classic.ts';
import { wrath } from '../edition/wrath.ts';
import { critDamageWorth, makeScale } from './scale.ts';

describe('Y2: what weights say of what they do not name', () => {
  test('a percent counts as the rating that gives it', () => {
    const { weight } = makeScale({ hasteRating: 2, critRating: 1 }, burningCrusade);
    // 15.77 haste rating and 22.08 critical strike rating a percent at 70.
    expect(weight('hastePercent')).toBeCloseTo(31.54, 1);
    expect(weight('critPercent')).toBeCloseTo(22.08, 1);
    expect(weight('spellHastePercent')).toBe(0);
  });

  test('in Wrath one rating serves spells too', () => {
    expect(makeScale({ hasteRating: 1 }, wrath).weight('spellHastePercent')).toBeCloseTo(32.79, 1);
  });

  test('where there are no ratings a percent is what it is', () => {
    const { weight } = makeScale({ critPercent: 25 }, classic);
    expect([weight('critPercent'), weight('spellCritPercent')]).toEqual([25, 0]);
  });
});

describe('Y2: critical strikes that deal more', () => {
  test('three percent more, at 30 % of blows and twice the damage, are 1.8 percent of crit', () => {
    expect(critDamageWorth(1, 30, 2) * 3).toBeCloseTo(1.8);
    // A spell's 1.5 times grow by as much of more than they add.
    expect(critDamageWorth(1, 30, 1.5) * 3).toBeCloseTo(2.7);
  });

  test('about what runs of a simulator say: a Wrath fury warrior, 289 ± 25 attack power', () => {
    const { critDamage } = makeScale({ attackPower: 1, critRating: 2.02 }, wrath);
    expect(Math.abs(critDamage * 3 - 289)).toBeLessThan(2 * 25);
  });
});

describe('Y2: a swing more', () => {
  test('about what runs say of Hand of Justice for a classic rogue: 39 ± 9 attack power', () => {
    const { extraAttack } = makeScale({ attackPower: 1, mainHandDps: 10 }, classic);
    expect(Math.abs(extraAttack * 0.93 - 39)).toBeLessThan(9);
  });

  test('nothing to whom no weapon counts', () => {
    expect(makeScale({ spellPower: 1 }, classic).extraAttack).toBe(0);
  });
});
