import { expect, test } from 'vitest';
import { wrath } from '@gearwright/game/edition/wrath.ts';
import { FINGER_1, HEAD } from '@gearwright/game/slot/slots.ts';
import { fixtureRules, fixtureSet } from '@gearwright/game/test/rules/fixture-dataset.ts';
import { anItem } from '@gearwright/game/test/an-item.ts';
import { EMPTY_PIECE } from '@gearwright/game/set/piece.ts';
import { lackingProfessions } from './lacking-professions.ts';

const bare = fixtureSet();
const worn = (slotId: typeof FINGER_1 | typeof HEAD) => ({
  ...bare,
  gear: { ...bare.gear, [slotId]: { ...EMPTY_PIECE, item: anItem({ baseId: 900, slotId }) } },
});

test('V2: a list that is empty for want of a profession names it', () => {
  const rules = fixtureRules(wrath);
  expect(lackingProfessions(worn(FINGER_1), FINGER_1, rules)).toEqual(['Enchanting']);
  expect(lackingProfessions(worn(HEAD), HEAD, rules)).toEqual([]);
  const ringed = worn(FINGER_1);
  const learned = {
    ...ringed,
    defaultFilters: { ...ringed.defaultFilters, professions: ['enchanting'] },
  };
  expect(lackingProfessions(learned, FINGER_1, rules)).toEqual([]);
});
