import { expect, test } from 'vitest';
import { anItem } from '../../test/an-item.ts';
import { fixtureRules } from '../../test/rules/fixture-dataset.ts';
import { wrath } from '../edition/wrath.ts';
import { CHEST, FINGER_1, HEAD, NECK, TABARD, WAIST, type SlotId } from '../slot/slots.ts';
import { things } from '../../test/rules/fixture-things.ts';
import { leftToDo } from './left-to-do.ts';
import { emptyGear } from '../set/new-gear-set.ts';
import { EMPTY_PIECE } from '../set/piece.ts';

const worn = (slotId: SlotId, sockets: readonly 'red'[] = []) => ({
  ...EMPTY_PIECE,
  item: anItem({ baseId: 900 + slotId, slotId, sockets }),
});

test('D21: what a set still lacks: items of any slot, enchants and gems of the slots that count', () => {
  const rules = fixtureRules(wrath);
  const gear = {
    ...emptyGear(),
    [HEAD]: { ...worn(HEAD, ['red', 'red']), itemAcquired: true },
    [CHEST]: { ...worn(CHEST), enchant: rules.dataset.enchant('spell:305') },
    [NECK]: worn(NECK),
    [FINGER_1]: worn(FINGER_1),
    [TABARD]: { ...worn(TABARD), itemAcquired: true },
  };
  const left = { worn: 5, acquired: 2, enchantsMissing: [HEAD], socketsEmpty: 2 };
  expect(leftToDo(gear, rules)).toEqual(left);

  const enchanter = fixtureRules(wrath, { professions: ['enchanting'] });
  expect(leftToDo(gear, enchanter).enchantsMissing).toEqual([HEAD, FINGER_1]);
});

test('D21: a socket that holds its gem asks for no buckle', () => {
  const rules = fixtureRules(wrath);
  const missing = (gems: readonly (typeof things.red)[]) =>
    leftToDo({ ...emptyGear(), [WAIST]: { ...worn(WAIST, ['red']), gems } }, rules).enchantsMissing;
  expect(missing([things.red])).toEqual([WAIST]);
  expect(missing([things.red, things.blue])).toEqual([]);
});

test('D21: what nobody of the level can have is not missing', () => {
  const rules = fixtureRules(wrath, { level: 20 });
  const late = { ...rules.dataset.enchant('308')!, itemId: 950, name: 'Arcanum' };
  const thing = anItem({ baseId: 950, itemLevel: 50, requiredLevel: 0 });
  const dataset = { ...rules.dataset, enchants: [late], item: () => thing };
  const gear = { ...emptyGear(), [HEAD]: worn(HEAD) };
  const missingAt = (level: number) =>
    leftToDo(gear, { ...rules, dataset, wearer: { ...rules.wearer, level } }).enchantsMissing;
  expect(missingAt(20)).toEqual([]);
  expect(missingAt(50)).toEqual([HEAD]);
});
