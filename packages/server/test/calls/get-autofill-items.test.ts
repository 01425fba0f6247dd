import { afterAll, expect, test } from 'vitest';
import { getAutofillItems } from '@gearwright/api/generated/operations.ts';
import { guest, refusalOf } from '../askers.ts';
import { runServer } from '../run-server.ts';

const running = await runServer('sqlite');
afterAll(() => running.close());
const visitor = guest(running);

test('Q2, Q4: so many hits a slot, weapons by the queries of the hands', async () => {
  const { getAutofillItems: slots } = await visitor.call(getAutofillItems, {
    hits: 5,
    query: {
      gameClass: 'mage',
      maxRequiredLevel: 80,
      statWeights: [{ name: 'spellPower', value: 1 }],
    },
    mainWeaponQuery: { handed: ['main', 'one'], weaponTypes: [12] },
    offWeaponQuery: { handed: 'off' as never },
  });
  const bySlot = new Map(slots.map(({ slotId, items }) => [slotId, items]));
  expect(bySlot.size).toBe(17);
  for (const [slot, items] of bySlot) {
    expect(items).toHaveLength(slot === 18 ? items.length : 5);
    const scores = items.map(({ score }) => score!);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  }
  expect(new Set(bySlot.get(16)!.map(({ weaponType }) => weaponType))).toEqual(new Set([12]));
  expect(new Set(bySlot.get(17)!.map(({ handed }) => handed))).toEqual(new Set(['off']));
});

test.each([0, 51, -1])('%j hits are refused', async (hits) => {
  expect(await refusalOf(visitor.call(getAutofillItems, { hits, query: {} }))).toBe('outOfRange');
});
