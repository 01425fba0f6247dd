import type { Enchant } from '@gearwright/game/dataset/tables.ts';
import { expect, test } from 'vitest';
import { SOURCES } from '../../editions/all-sources.ts';
import type { Draft } from './draft.ts';
import type { EnchantRow } from './fact-rows.ts';
import { laterThings } from './later-things.ts';

const draft = (baseId: number, contentPhase: number, some: Partial<Draft['item']> = {}) =>
  ({
    item: { baseId, slotId: 5, phase: 4, sourceTypes: ['quest'], ...some },
    row: { contentPhase },
    tooltip: null,
  }) as unknown as Draft;

const drafts = new Map(
  [
    draft(1, 4),
    draft(2, 5),
    draft(3, 5, { sourceTypes: ['dungeon'] }),
    draft(4, 5, { phase: 1 }),
    draft(5, 6, { phase: 2 }),
    draft(6, 1),
  ].map((each) => [each.item.baseId, each]),
);
const rows = [
  { effectId: 2564, name: 'Weapon - Agility', phase: 1 },
  { effectId: 2564, name: 'Gloves - Superior Agility', phase: 6 },
] as unknown as readonly EnchantRow[];
const enchants = rows.map((row, at) => ({ ...row, id: `spell:${at}` })) as unknown as Enchant[];

test('a season knows nothing of what opened after its data: dungeons and what one levels with stay', () => {
  expect(laterThings(SOURCES.sod, drafts, new Map([[6, 6]]), rows, enchants)).toEqual({
    items: [2, 5, 6],
    enchants: ['spell:1'],
  });
});

test('an edition that is told to its end has nothing later', () => {
  expect(laterThings(SOURCES.classic, drafts, new Map(), rows, enchants)).toEqual({
    items: [],
    enchants: [],
  });
});
