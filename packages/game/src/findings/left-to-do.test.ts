import { expect, test } from 'vitest';
import { anItem } from '../../test/an-item.ts';
import { fixtureRules } from '../../test/rules/fixture-dataset.ts';
import { wrath } from '../edition/wrath.ts';
import { CHEST, FINGER_1, HEAD, NECK, TABARD, type SlotId } from '../slot/slots.ts';
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
