import { expect, test } from 'vitest';
import { anItem } from '../../test/an-item.ts';
import { FINGER_1 } from '../slot/slots.ts';
import { statChanges } from './stat-changes.ts';

const band = anItem({ baseId: 1, slotId: FINGER_1, stats: { stamina: 53, hitRating: 21 } });
const worn = anItem({ baseId: 2, slotId: FINGER_1, stats: { stamina: 45, dodgeRating: 25 } });

test('I2: a comparison tells what each stat gains and loses', () => {
  expect(statChanges(band, [worn])).toEqual([
    { stat: 'stamina', label: 'Stamina', by: 8 },
    { stat: 'hitRating', label: 'Hit Rating', by: 21 },
    { stat: 'dodgeRating', label: 'Dodge Rating', by: -25 },
  ]);
});

test('I2: in place of two pieces both are counted, in place of none all of it is gained', () => {
  expect(statChanges(band, [worn, worn])[0]).toMatchObject({ stat: 'stamina', by: -37 });
  expect(statChanges(band, [])).toHaveLength(2);
});
