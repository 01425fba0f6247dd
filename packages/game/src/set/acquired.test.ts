import { describe, expect, test } from 'vitest';
import { wrath } from '../edition/wrath.ts';
import { enchanting } from '../enchant/enchanting.ts';
import { equipping } from '../equip/equipping.ts';
import { gemming } from '../gem/gemming.ts';
import { CHEST, FINGER_1, FINGER_2, HEAD, WAIST } from '../slot/slots.ts';
import { markingAcquired, markingNotAcquired, markingPart, partToMark } from './acquired.ts';
import type { GearSet, SetEdit } from './gear-set.ts';
import { fixtureRules, fixtureSet } from '../../test/rules/fixture-dataset.ts';
import { things } from '../../test/rules/fixture-things.ts';

const rules = fixtureRules(wrath);
const edited = (set: GearSet, ...edits: readonly SetEdit[]): GearSet =>
  edits.reduce((before, edit) => edit(before), set);

const set = edited(
  fixtureSet(),
  equipping(CHEST, things.chest, rules),
  enchanting(CHEST, things.chestStats),
  gemming(CHEST, 0, things.red),
  gemming(CHEST, 1, things.yellow),
  gemming(CHEST, 2, things.red),
  equipping(FINGER_1, things.ring, rules),
  equipping(FINGER_2, things.ring, rules),
);

describe('E3: marking acquired', () => {
  test('finds the item, the enchant or the gem of the id', () => {
    expect(partToMark(set, things.chest.id, true)).toEqual({ slot: CHEST, part: 'item' });
    expect(partToMark(set, things.chestStats.id, true)).toEqual({ slot: CHEST, part: 'enchant' });
    expect(partToMark(set, things.red.id, true)).toEqual({ slot: CHEST, part: 0 });
    expect(partToMark(set, things.helm.id, true)).toBeNull();
    expect(partToMark(set, things.chest.id, true, HEAD)).toBeNull();
  });

  test('takes the gems of an id one after the other', () => {
    const mark = markingAcquired(things.red.id);
    const once = mark(set);
    expect(once.gear[CHEST].gemsAcquired).toEqual([true, false, false]);
    expect(mark(once).gear[CHEST].gemsAcquired).toEqual([true, false, true]);
    expect(mark(mark(once))).toEqual(mark(once));
  });

  test('takes the second of two equal rings when the first is there', () => {
    const mark = markingAcquired(things.ring.id);
    expect(mark(mark(set)).gear[FINGER_2].itemAcquired).toBe(true);
  });

  test('an item comes before an enchant, an enchant before a gem of the same id', () => {
    const buckle = { ...things.buckle, id: things.belt.id };
    const gem = { ...things.red, id: things.belt.id };
    const waist = edited(
      set,
      equipping(WAIST, things.belt, rules),
      enchanting(WAIST, buckle),
      gemming(WAIST, 0, gem),
    );
    const mark = markingAcquired(things.belt.id);
    const marks = ({ gear }: GearSet): readonly boolean[] => [
      gear[WAIST].itemAcquired,
      gear[WAIST].enchantAcquired,
      gear[WAIST].gemsAcquired[0]!,
    ];
    expect(marks(mark(waist))).toEqual([true, false, false]);
    expect(marks(mark(mark(waist)))).toEqual([true, true, false]);
    expect(marks(mark(mark(mark(waist))))).toEqual([true, true, true]);
  });

  test('marking not acquired goes the same way back', () => {
    const marked = edited(set, markingAcquired(things.red.id), markingAcquired(things.red.id));
    expect(markingNotAcquired(things.red.id)(marked).gear[CHEST].gemsAcquired).toEqual([
      false,
      false,
      true,
    ]);
    expect(markingNotAcquired(things.chest.id)(set)).toBe(set);
  });

  test('nothing cannot be acquired', () => {
    const marked = markingPart({ slot: HEAD, part: 'item' }, true)(set);
    expect(marked.gear[HEAD].itemAcquired).toBe(false);
  });
});
