import { expect, test } from 'vitest';
import { anItem } from '../../test/an-item.ts';
import type { ItemSet } from '../dataset/tables.ts';
import type { GemColor, GemRequirement, Item } from '../item/item.ts';
import { ONE_HAND_SWORD } from '../item/weapon-types.ts';
import { EMPTY_PIECE } from '../set/piece.ts';
import type { Gear, Piece } from '../set/gear-set.ts';
import { CHEST, HEAD, LEGS, MAIN_HAND, OFF_HAND, RANGED, SLOT_IDS } from '../slot/slots.ts';
import type { SlotId } from '../slot/slots.ts';
import { scorePiece } from './score-piece.ts';
import { scoreGear, scoreGem, scoreItem } from './score.ts';

const gem = (color: GemColor, stats: Item['stats'], requirements: GemRequirement[] = []): Item =>
  anItem({
    baseId: 1,
    kind: 'gem',
    stats,
    gem: { color, requirements, enchantId: null, fromQuest: false },
  });
const red = gem('red', { strength: 10 });
const blue = gem('blue', { stamina: 15 });
const meta = gem('meta', { strength: 21 }, [{ color: 'blue', atLeast: 1 }]);

const gearOf = (pieces: Partial<Record<SlotId, Partial<Piece>>>): Gear =>
  Object.fromEntries(
    SLOT_IDS.map((slot) => [slot, { ...EMPTY_PIECE, ...pieces[slot] }]),
  ) as unknown as Gear;
const none = (): ItemSet | null => null;

test('an item is worth the sum of its stats, each times its weight', () => {
  const item = anItem({ baseId: 2, stats: { strength: 30, hitRating: 12, stamina: 40 } });
  expect(scoreItem(item, { strength: 2, hitRating: 1.5, agility: 9 })).toBe(78);
});

test('a weapon’s dps is weighed by the hand, and by weapon dps in any', () => {
  const sword = anItem({ baseId: 3, slotId: 16, weaponType: ONE_HAND_SWORD, dps: 100, speed: 2.6 });
  const weights = { mainHandDps: 3, offHandDps: 2, rangedDps: 1, weaponDps: 0.5, weaponSpeed: 10 };
  expect(
    ([MAIN_HAND, OFF_HAND, RANGED] as const).map((slot) => scoreItem(sword, weights, slot)),
  ).toEqual([300 + 50 + 26, 200 + 50 + 26, 100 + 50 + 26]);
});

test('sockets count as stats', () => {
  const helm = anItem({ baseId: 4, sockets: ['meta', 'red', 'red'] });
  expect(scoreItem(helm, { metaSockets: 50, redSockets: 20 })).toBe(90);
});

test('gear counts the socket bonus only when every socket is matched', () => {
  const item = anItem({ baseId: 5, sockets: ['red', 'blue'], socketBonus: { strength: 4 } });
  const worn = (gems: readonly Item[]): number =>
    scoreGear(gearOf({ [LEGS]: { item, gems } }), { strength: 1 }, none);
  expect([worn([red, blue]), worn([red, red]), worn([red])]).toEqual([14, 20, 10]);
});

test('a meta gem counts only while its requirements are met', () => {
  const helm = anItem({ baseId: 6, sockets: ['meta'] });
  const chest = anItem({ baseId: 7, sockets: ['red'] });
  const worn = (other: Item): number =>
    scoreGear(
      gearOf({ [HEAD]: { item: helm, gems: [meta] }, [CHEST]: { item: chest, gems: [other] } }),
      { strength: 1 },
      none,
    );
  expect([worn(blue), worn(red)]).toEqual([21, 10]);
  expect(scoreGem(meta, { strength: 1 })).toBe(21);
});

test('set bonuses that are stats count from their number of pieces on', () => {
  const bonus = (pieces: number, strength: number) => ({
    pieces,
    stats: { strength },
    effects: [],
    text: null,
  });
  const set: ItemSet = {
    id: 9,
    name: 'Set',
    size: 3,
    itemIds: [10, 11, 12],
    requires: null,
    bonuses: [bonus(2, 20), bonus(3, 100)],
  };
  const piece = (baseId: number) => ({
    item: anItem({ baseId, setId: 9, stats: { strength: 1 } }),
  });
  const setOf = (id: number): ItemSet | null => (id === 9 ? set : null);
  const two = gearOf({ [HEAD]: piece(10), [CHEST]: piece(11) });
  const three = gearOf({ [HEAD]: piece(10), [CHEST]: piece(11), [LEGS]: piece(12) });
  expect(scoreGear(two, { strength: 1 }, setOf)).toBe(22);
  expect(scoreGear(three, { strength: 1 }, setOf)).toBe(123);
});

test('the pieces of a set are worth together what the gear is', () => {
  const helm = anItem({ baseId: 8, sockets: ['meta'], stats: { strength: 5 } });
  const legs = anItem({ baseId: 9, sockets: ['red', 'blue'], socketBonus: { strength: 4 } });
  const gear = gearOf({
    [HEAD]: { item: helm, gems: [meta] },
    [LEGS]: { item: legs, gems: [red, blue] },
  });
  const weights = { strength: 1 };
  expect(scorePiece(gear, HEAD, weights)).toBe(26);
  expect(scorePiece(gear, LEGS, weights)).toBe(14);
  expect(scorePiece(gear, CHEST, weights)).toBe(0);
  expect(scoreGear(gear, weights, none)).toBe(40);
  expect(scorePiece(gearOf({ [HEAD]: { item: helm, gems: [meta] } }), HEAD, weights)).toBe(5);
});
