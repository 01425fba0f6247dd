import {
  BOW,
  CROSSBOW,
  DAGGER,
  FIST,
  GUN,
  ONE_HAND_AXE,
  ONE_HAND_MACE,
  ONE_HAND_SWORD,
  POLEARM,
  STAFF,
  THROWN,
  TWO_HAND_AXE,
  TWO_HAND_MACE,
  TWO_HAND_SWORD,
} from '@gearwright/game/item/weapon-types.ts';

/** The words by which conditions name weapons, as weapon types. */
export const WEAPON_WORDS = {
  axe: ONE_HAND_AXE,
  axe2h: TWO_HAND_AXE,
  mace: ONE_HAND_MACE,
  mace2h: TWO_HAND_MACE,
  sword: ONE_HAND_SWORD,
  sword2h: TWO_HAND_SWORD,
  dagger: DAGGER,
  fist: FIST,
  polearm: POLEARM,
  staff: STAFF,
  bow: BOW,
  crossbow: CROSSBOW,
  gun: GUN,
  thrown: THROWN,
} as const satisfies Record<string, number>;

export type WeaponWord = keyof typeof WEAPON_WORDS;
export const WEAPON_WORD_LIST = Object.keys(WEAPON_WORDS) as readonly WeaponWord[];
