import type { Variations } from '../character/character.ts';
import type { GameClass, Gender, Race } from '../words/classes-and-races.ts';
import type { Dataset } from '../dataset/dataset.ts';
import type { Item } from '../item/item.ts';
import { isTwoHanded } from '../item/hands.ts';
import { itemLook } from './item-look.ts';
import { UNSEEN } from './model-id.ts';
import { STARTER_ITEMS } from './starter-items.ts';
import type { Gear, ModelSettings } from '../set/gear-set.ts';
import * as slots from '../slot/slots.ts';

type WornPlace =
  | 'head'
  | 'neck'
  | 'shoulders'
  | 'back'
  | 'chest'
  | 'shirt'
  | 'tabard'
  | 'wrists'
  | 'hands'
  | 'waist'
  | 'legs'
  | 'feet'
  | 'mainHand'
  | 'offHand'
  | 'ranged';

/** A piece as it is seen: where, its shape, its colours by their names in the shape. */
export interface FigurePiece {
  readonly slot: WornPlace;
  readonly modelId: string;
  readonly palette: Readonly<Record<string, string>>;
  /** 0 to 1. */
  readonly glow?: number;
  readonly twoHanded?: boolean;
}

/** A character as it is seen: plain data, for whatever draws it. Numbers count from 0. */
export interface FigureLook {
  readonly race: Race;
  readonly gender: 'male' | 'female';
  readonly skin: number;
  readonly face: number;
  readonly hairStyle: number;
  readonly hairColor: number;
  readonly facialHair: number;
  readonly form: string | null;
  readonly pieces: readonly FigurePiece[];
  readonly helm: boolean;
  readonly cloak: boolean;
  readonly sheathed: boolean;
  readonly ranged: boolean;
}

/** Who is shown. */
export interface Wearing {
  readonly race: Race;
  readonly gender: Gender;
  readonly variations: Variations;
}

/** How they are shown. */
export interface Shown {
  readonly settings: ModelSettings;
  readonly ranged: boolean;
  /** Key of a figure of its own, or of a light. */
  readonly form: string | null;
}

/** Where a slot's piece is worn; the others have nothing to be seen. */
const PLACES: Partial<Record<slots.SlotId, WornPlace>> = {
  [slots.HEAD]: 'head',
  [slots.NECK]: 'neck',
  [slots.SHOULDERS]: 'shoulders',
  [slots.BACK]: 'back',
  [slots.CHEST]: 'chest',
  [slots.SHIRT]: 'shirt',
  [slots.TABARD]: 'tabard',
  [slots.WRISTS]: 'wrists',
  [slots.HANDS]: 'hands',
  [slots.WAIST]: 'waist',
  [slots.LEGS]: 'legs',
  [slots.FEET]: 'feet',
  [slots.MAIN_HAND]: 'mainHand',
  [slots.OFF_HAND]: 'offHand',
  [slots.RANGED]: 'ranged',
};

/** The figure of whoever wears this gear. */
export function gearLook(who: Wearing, gear: Gear, dataset: Dataset, shown: Shown): FigureLook {
  const worn = slots.SLOT_IDS.map((slot) => [slot, gear[slot].item] as const);
  return look(who, piecesOf(worn, dataset), shown);
}

/** A new character, in what its class is born in. */
export function starterGearLook(who: Wearing, gameClass: GameClass, dataset: Dataset): FigureLook {
  const starter = Object.entries(STARTER_ITEMS[gameClass]).map(
    ([slot, id]) => [Number(slot) as slots.SlotId, dataset.item(String(id))] as const,
  );
  const ranged = gameClass === 'hunter';
  const settings = { showHelm: true, showCloak: true, sheathed: false };
  return look(who, piecesOf(starter, dataset), { settings, ranged, form: null });
}

function look(
  who: Wearing,
  pieces: readonly FigurePiece[],
  { settings, ranged, form }: Shown,
): FigureLook {
  const { race, gender, variations } = who;
  return {
    race,
    gender: gender === 0 ? 'male' : 'female',
    skin: variations.skinColor,
    face: variations.face,
    hairStyle: variations.hair,
    hairColor: variations.hairColor,
    facialHair: variations.facialHair,
    ...{ form, pieces, ranged },
    helm: settings.showHelm,
    cloak: settings.showCloak,
    sheathed: settings.sheathed,
  };
}

function piecesOf(
  worn: readonly (readonly [slots.SlotId, Item | null])[],
  dataset: Dataset,
): readonly FigurePiece[] {
  return worn.flatMap(([slot, item]): FigurePiece[] => {
    const place = PLACES[slot];
    if (!place || !item) return [];
    const setName = item.setId === null ? null : (dataset.setOf(item.setId)?.name ?? null);
    const { modelId, palette, glow } = itemLook(item, setName);
    if (modelId === UNSEEN) return [];
    return [{ slot: place, modelId, palette, glow, twoHanded: isTwoHanded(item) }];
  });
}
