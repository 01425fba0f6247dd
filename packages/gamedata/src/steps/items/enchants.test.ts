import { expect, test } from 'vitest';
import { openAccount } from './account.ts';
import { compileEnchants } from './enchants.ts';
import type { EnchantRow } from './fact-rows.ts';

const row = (more: Partial<EnchantRow>): EnchantRow => ({
  effectId: 1,
  name: 'Enchant',
  slotIds: [5],
  phase: 1,
  quality: 1,
  ...more,
});

const phases = (last: number) => ({ last, opened: () => 1 });

const idsOf = (...rows: readonly EnchantRow[]) =>
  compileEnchants(rows, new Map(), phases(5), openAccount('wrath')).map(({ effectId, id }) => [
    effectId,
    id,
  ]);

test('D2: the item, else the spell, else effect and slot', () => {
  expect(
    idsOf(
      row({ effectId: 1, itemId: 2304, spellId: 2831 }),
      row({ effectId: 2, spellId: 7454 }),
      row({ effectId: 3, slotIds: [15] }),
    ),
  ).toEqual([
    [1, '2304'],
    [2, 'spell:7454'],
    [3, 'enchant:3_15'],
  ]);
});

test('D2: of two effects on one item the newer keeps it', () => {
  expect(
    idsOf(
      row({ effectId: 2660, itemId: 38912, spellId: 27958, stats: { mana: 150 } }),
      row({ effectId: 3233, itemId: 38912, spellId: 27958, stats: { mana: 250 } }),
    ),
  ).toEqual([
    [2660, 'spell:27958'],
    [3233, '38912'],
  ]);
});

test('D2: listed by item and by spell, it is one enchant', () => {
  const twins = compileEnchants(
    [
      row({ effectId: 34, spellId: 7218, slotIds: [16] }),
      row({ effectId: 34, itemId: 6043, slotIds: [16, 17] }),
    ],
    new Map(),
    phases(5),
    openAccount('tbc'),
  );
  expect(twins).toHaveLength(1);
  expect(twins[0]).toMatchObject({ id: '6043', itemId: 6043, spellId: 7218, slotIds: [16, 17] });
});

test('D10: later phases count as the last', () => {
  const [enchant] = compileEnchants([row({ phase: 6 })], new Map(), phases(4), openAccount('sod'));
  expect(enchant?.phase).toBe(4);
});

test('a phase that caps the skill of who makes an enchant has it no earlier', () => {
  const opened = (spellId: number | undefined): number => (spellId === 20034 ? 3 : 1);
  const rows = [row({ effectId: 1, spellId: 20034 }), row({ effectId: 2, spellId: 7418 })];
  const enchants = compileEnchants(rows, new Map(), { last: 4, opened }, openAccount('sod'));
  expect(enchants.map(({ phase }) => phase)).toEqual([3, 1]);
});
