import { expect, test } from 'vitest';
import type { ItemSet, SetBonus } from '../dataset/tables.ts';
import { wrath } from '../edition/wrath.ts';
import { usualBonus, wordsAlone } from './usual-bonus.ts';

const bonus = (pieces: number, some: Partial<SetBonus> = {}): SetBonus => ({
  pieces,
  stats: null,
  effects: [],
  text: 7,
  ...some,
});
const set = (...bonuses: readonly SetBonus[]): ItemSet => ({
  id: 1,
  name: 'Battlegear',
  size: 5,
  itemIds: [],
  bonuses,
  requires: null,
});

test('a tier speaks in words at two steps; what stats or averages say is not words alone', () => {
  expect(wordsAlone(set(bonus(2), bonus(4)), [])).toEqual([2, 4]);
  expect(wordsAlone(set(bonus(2), bonus(4)), [4])).toEqual([2]);
  expect(wordsAlone(set(bonus(2, { stats: { stamina: 9 } }), bonus(4)), [])).toEqual([]);
  expect(wordsAlone(null, [])).toEqual([]);
});

test('its worth is a share of the damage: by the stat that counts, and less at a lower level', () => {
  expect(usualBonus(wrath.attack, { spellPower: 2 }, 1)).toBe(200);
  expect(usualBonus(wrath.attack, { attackPower: 1, spellPower: 0.5 }, 1)).toBe(130);
  expect(usualBonus(wrath.attack, { spellPower: 2 }, 0.25)).toBe(25);
  expect(usualBonus(wrath.attack, { stamina: 1 }, 1)).toBe(0);
});
