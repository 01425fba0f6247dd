import { expect, test } from 'vitest';
import { correct } from './corrections.ts';

const table = 'effects/talentEffects.tbc';
const row = () => ({ talent: 'Serrated Blades', effects: [{ values: [1, 2, 3] }], setId: 5 });

test('a field is set where its row is as it was, however deep it lies', () => {
  const rows = [row(), { ...row(), talent: 'Other' }];
  const match = { talent: 'Serrated Blades' };
  const change = { table, match, field: 'effects[0].values', was: [1, 2, 3], now: [2, 4, 6] };
  correct(rows, change);
  expect(rows.map(({ effects }) => effects[0]!.values)).toEqual([
    [2, 4, 6],
    [1, 2, 3],
  ]);
  // A source that was mended in the meantime is as right.
  correct(rows, change);
  expect(rows[0]!.effects[0]!.values).toEqual([2, 4, 6]);
  correct(rows, { table, match, field: 'setId', was: 5, now: null });
  expect(rows[0]).not.toHaveProperty('setId');
});

test.each([
  ['no such row', { match: { talent: 'None' }, field: 'setId', was: 5, now: 6 }],
  ['neither what it was', { match: { setId: 5 }, field: 'setId', was: 4, now: 6 }],
  ['there is no', { match: { setId: 5 }, field: 'stats.armor', was: 4, now: 6 }],
])('a correction that does not fit is refused: %s', (reason, change) => {
  expect(() => correct([row()], { table, ...change })).toThrow(reason);
});
