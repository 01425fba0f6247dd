import { expect, test } from 'vitest';
import { HEAD } from '@gearwright/game/slot/slots.ts';
import { queryToWire } from './query-to-wire.ts';

test('Q1: single choices travel as lists, weights by name, the page beside the query', () => {
  expect(
    queryToWire({
      slotId: HEAD,
      armorType: 0,
      handed: ['one', 'main'],
      quality: 4,
      statWeights: { strength: 2 },
      search: 'helm',
      from: 20,
      size: 20,
    }),
  ).toEqual({
    slotId: HEAD,
    armorType: [0],
    handed: ['one', 'main'],
    quality: [4],
    statWeights: [{ name: 'strength', value: 2 }],
    search: 'helm',
  });
});
