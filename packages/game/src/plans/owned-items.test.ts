import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OwnedItem } from '../character/inventory.ts';
import { newGearSet } from '../set/new-gear-set.ts';
import { EMPTY_PIECE } from '../set/piece.ts';
import type { Gear, Piece } from '../set/gear-set.ts';
import type { Item } from '../item/item.ts';
import { FINGER_1, FINGER_2, HEAD } from '../slot/slots.ts';
import { markingOwned, ownedCounts, unmarkedOwned, wearingOwned } from './owned-items.ts';

const thing = (id: string): Item => ({ id, baseId: Number.parseInt(id, 10) }) as unknown as Item;
const had = (id: string, also: Partial<OwnedItem> = {}): OwnedItem => ({
  id,
  place: 'bags',
  enchant: null,
  gems: [],
  ...also,
});
const set = newGearSet({
  id: 's',
  characterId: 'c',
  name: 'Raid',
  gameClass: 'mage',
  spec: 'fire',
  phase: 1,
});
const wearing = (gear: Partial<Gear>) => ({ ...set, gear: { ...set.gear, ...gear } });

test('one ring of two is marked where one is owned, and nothing is unmarked', () => {
  const ring = { ...EMPTY_PIECE, item: thing('9') };
  const helm = { ...EMPTY_PIECE, item: thing('5'), itemAcquired: true };
  const before = wearing({ [HEAD]: helm, [FINGER_1]: ring, [FINGER_2]: ring });
  expect(unmarkedOwned(before.gear, [had('9')])).toBe(1);
  const { gear } = markingOwned([had('9')])(before);
  expect([gear[HEAD], gear[FINGER_1], gear[FINGER_2]].map((piece) => piece.itemAcquired)).toEqual([
    true,
    true,
    false,
  ]);
  expect(unmarkedOwned(gear, [had('9')])).toBe(0);
  const both = markingOwned([had('9'), had('9')])(before);
  expect(both.gear[FINGER_2].itemAcquired).toBe(true);
});

test('the enchant and the gems that are on the thing are acquired with it, others are not', () => {
  const enchant = { effectId: 3820 } as unknown as NonNullable<Gear[5]['enchant']>;
  const gems = [thing('40111'), thing('40112')];
  const before = wearing({
    [HEAD]: { ...EMPTY_PIECE, item: thing('5'), enchant, gems, gemsAcquired: [false, false] },
  });
  const plain = had('5');
  const worn = had('5', { place: 'equipped', enchant: 3820, gems: [40111, 40133] });
  const piece = markingOwned([plain, worn])(before).gear[HEAD];
  expect(piece.enchantAcquired).toBe(true);
  expect(piece.gemsAcquired).toEqual([true, false]);
  expect(markingOwned([plain])(before).gear[HEAD].enchantAcquired).toBe(false);
  expect(markingOwned([])(before)).toBe(before);
});

test('marks of sets and bags count once: the greater of both', () => {
  const counts = ownedCounts([had('1'), had('2'), had('2')], [['1', '1'], ['1'], ['3_7']]);
  expect([...counts]).toEqual([
    ['1', 2],
    ['2', 2],
    ['3_7', 1],
  ]);
});

test('what is not owned comes off, and one ring is worn once', () => {
  const ring = { ...EMPTY_PIECE, item: thing('9') };
  const helm = { ...EMPTY_PIECE, item: thing('5') };
  const before = wearing({ [HEAD]: helm, [FINGER_1]: ring, [FINGER_2]: ring });
  const { gear } = wearingOwned(ownedCounts([had('9')]))(before);
  expect([gear[HEAD], gear[FINGER_1], gear[FINGER_2]].map(({ item }) => item?.id)).toEqual([
    undefined,
    '9',
    undefined,
  ]);
  expect(wearingOwned(ownedCounts([had('9'), had('9'), had('5')]))(before)).toBe(before);
});

test('as many are marked as is said beforehand, and then nothing is left to mark', () => {
  const piece = fc.record({ id: fc.constantFrom('5', '9', '11'), itemAcquired: fc.boolean() });
  const owned = fc.record({
    id: fc.constantFrom('5', '9', '11'),
    gems: fc.array(fc.constantFrom(null, 40111, 40112), { maxLength: 2 }),
  });
  const gems = [thing('40111'), thing('40112')];
  fc.assert(
    fc.property(
      piece,
      piece,
      piece,
      fc.array(owned, { maxLength: 4 }),
      (first, one, other, bags) => {
        const worn = ({ id, itemAcquired }: { id: string; itemAcquired: boolean }): Piece => ({
          ...EMPTY_PIECE,
          ...{ item: thing(id), itemAcquired, gems, gemsAcquired: [false, false] },
        });
        const before = wearing({
          [HEAD]: worn(first),
          [FINGER_1]: worn(one),
          [FINGER_2]: worn(other),
        });
        const inventory = bags.map(({ id, ...also }) => had(id, also));
        const after = markingOwned(inventory)(before);
        const changed = ([HEAD, FINGER_1, FINGER_2] as const).filter(
          (slot) => JSON.stringify(after.gear[slot]) !== JSON.stringify(before.gear[slot]),
        );
        expect(unmarkedOwned(before.gear, inventory)).toBe(changed.length);
        expect(unmarkedOwned(after.gear, inventory)).toBe(0);
        expect(markingOwned(inventory)(after)).toBe(after);
      },
    ),
  );
});
