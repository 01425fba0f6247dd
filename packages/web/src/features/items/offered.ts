import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import type { Proficiency } from '@gearwright/game/dataset/tables.ts';
import { classFacts } from '@gearwright/game/dataset/class-facts.ts';
import type { GameClass } from '@gearwright/game/words/classes-and-races.ts';
import { ARMOR_TYPES, WEAPON_TYPES } from '@gearwright/game/item/weapon-types.ts';
import * as slots from '@gearwright/game/slot/slots.ts';
import type { SlotId } from '@gearwright/game/slot/slots.ts';
import type { Place } from './item-filters.ts';

export interface TypeOption {
  readonly key: string;
  readonly label: string;
}

const ARMORED: readonly SlotId[] = [
  slots.HEAD,
  slots.SHOULDERS,
  slots.CHEST,
  slots.WAIST,
  slots.LEGS,
  slots.FEET,
  slots.WRISTS,
  slots.HANDS,
];

/** Kinds that the slot can hold and the class can learn to use; none where kinds make no difference. */
export function typeOptions(
  place: Place,
  gameClass: GameClass | null,
  dataset: Dataset,
): readonly TypeOption[] {
  if (place === 'gems' || place === 'other') return [];
  const facts = gameClass === null ? null : classFacts(dataset, gameClass);
  const known = (skills: readonly Proficiency[] | undefined, type: number) =>
    !facts || (skills?.some((skill) => skill.type === type) ?? false);
  const armor = place === null || ARMORED.includes(place) ? ARMOR_TYPES : [];
  const hands = WEAPON_HANDS.filter(({ slot }) => place === null || place === slot);
  const used = (type: number) => dataset.items.weaponTypes.includes(type);
  return [
    ...armor.flatMap((label, type) =>
      known(facts?.armor, type) ? { key: `armor${type}`, label } : [],
    ),
    ...WEAPON_TYPES.flatMap((label, type) =>
      used(type) &&
      hands.some((hand) => hand.types.includes(type) && known(facts?.[hand.skills], type))
        ? { key: `weapon${type}`, label }
        : [],
    ),
  ];
}

interface Hand {
  readonly slot: SlotId;
  readonly skills: 'mainHand' | 'offHand' | 'ranged';
  /** Weapon types it can hold. */
  readonly types: readonly number[];
}

const MELEE = [0, 1, 4, 5, 6, 7, 8, 9, 10, 11, 12, 16];
const WEAPON_HANDS: readonly Hand[] = [
  { slot: slots.MAIN_HAND, skills: 'mainHand', types: MELEE },
  { slot: slots.OFF_HAND, skills: 'offHand', types: [...MELEE, 17, 18] },
  { slot: slots.RANGED, skills: 'ranged', types: [2, 3, 13, 14, 15, 19, 20, 21, 22] },
];

const RAID = /^raid/;

/** Raids are chosen only among sources that are raids. */
export function offersRaids(sources: readonly string[] | null): boolean {
  return sources?.some((source) => RAID.test(source)) ?? false;
}

export function offersPvp(sources: readonly string[] | null): boolean {
  return sources?.includes('pvp') ?? false;
}
