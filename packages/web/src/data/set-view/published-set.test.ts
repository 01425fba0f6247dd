import { expect, test } from 'vitest';
import type { ExampleSet } from '@gearwright/game/dataset/tables.ts';
import { worthShare } from '@gearwright/game/text/worth-share.ts';
import { HEAD, LEGS } from '@gearwright/game/slot/slots.ts';
import { aSet, aView, ITEMS } from '../../../test/set-on-screen.tsx';
import { publishedSet } from './published-set.ts';

const example: ExampleSet = {
  ...{ gameClass: 'warrior', spec: 'arms', name: 'Best in slot', phase: 2, level: 80 },
  ...{ faction: null, author: 'Hildegard', talents: null },
  items: [{ slotId: HEAD, id: ITEMS.crown.baseId }],
};

test('V5: a published set stands beside one’s own in its gear alone', () => {
  const own = aSet([ITEMS.helm, ITEMS.legs], { talents: '0A', phase: 1 });
  const published = publishedSet(example, own, aView(own).rules);
  expect([published.gear[HEAD].item?.name, published.gear[LEGS].item]).toEqual([
    'Better Crown',
    null,
  ]);
  expect(published).toMatchObject({
    ...{ name: 'Best in slot (phase 2), by Hildegard', phase: 2 },
    ...{ points: own.points, talents: '0A', buffs: own.buffs, goals: own.goals },
  });
});

test.each([
  [92.44, 100, '92.4 %'],
  [110, 100, '110.0 %'],
  [5, 0, '0.0 %'],
])('V5: %d of %d is %s', (worn, goal, share) => {
  expect(worthShare(worn, goal)).toBe(share);
});
