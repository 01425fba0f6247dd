import type { GameClass } from '../words/classes-and-races.ts';
import type { SlotId } from '../slot/slots.ts';
import {
  BACK,
  CHEST,
  FEET,
  HANDS,
  HEAD,
  LEGS,
  MAIN_HAND,
  OFF_HAND,
  RANGED,
  SHIRT,
  SHOULDERS,
  WAIST,
  WRISTS,
} from '../slot/slots.ts';

/** What a class is born in: item ids by slot. Races of a class differ in the dye alone, and share one outfit here. */
export const STARTER_ITEMS: Readonly<Record<GameClass, Partial<Readonly<Record<SlotId, number>>>>> =
  {
    warrior: { [SHIRT]: 38, [LEGS]: 39, [FEET]: 40, [MAIN_HAND]: 25, [OFF_HAND]: 2362 },
    paladin: { [SHIRT]: 45, [LEGS]: 44, [FEET]: 43, [MAIN_HAND]: 2361 },
    rogue: { [SHIRT]: 49, [LEGS]: 48, [FEET]: 47, [MAIN_HAND]: 2092 },
    hunter: { [SHIRT]: 148, [LEGS]: 147, [FEET]: 129, [MAIN_HAND]: 37, [RANGED]: 2504 },
    priest: { [SHIRT]: 53, [CHEST]: 6098, [LEGS]: 52, [FEET]: 51, [MAIN_HAND]: 36 },
    mage: { [SHIRT]: 6096, [CHEST]: 56, [LEGS]: 1395, [FEET]: 55, [MAIN_HAND]: 35 },
    warlock: { [SHIRT]: 6097, [CHEST]: 57, [LEGS]: 1396, [FEET]: 59, [MAIN_HAND]: 2092 },
    druid: { [CHEST]: 6123, [LEGS]: 6124, [MAIN_HAND]: 3661 },
    shaman: { [SHIRT]: 154, [LEGS]: 153, [MAIN_HAND]: 36 },
    deathknight: {
      [HEAD]: 34652,
      [SHOULDERS]: 34655,
      [BACK]: 34659,
      [CHEST]: 34650,
      [WRISTS]: 34653,
      [HANDS]: 34649,
      [WAIST]: 34651,
      [LEGS]: 34656,
      [FEET]: 34648,
      [MAIN_HAND]: 38632,
    },
  };
