import type { Variations } from '@gearwright/game/character/character.ts';
import type { GameClass, Gender, Race } from '@gearwright/game/words/classes-and-races.ts';
import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import type { Item } from '@gearwright/game/item/item.ts';
import { isTwoHanded } from '@gearwright/game/item/hands.ts';
import { itemLook } from '@gearwright/game/look/item-look.ts';
import { UNSEEN } from '@gearwright/game/look/model-id.ts';
import { STARTER_ITEMS } from '@gearwright/game/look/starter-items.ts';
import type { Gear, ModelSettings } from '@gearwright/game/set/gear-set.ts';
import * as slots from '@gearwright/game/slot/slots.ts';
import type { Look, LookPiece, WornPlace } from '@gearwright/model-viewer/look.ts';

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
export function gearLook(who: Wearing, gear: Gear, dataset: Dataset, shown: Shown): Look {
  const worn = slots.SLOT_IDS.map((slot) => [slot, gear[slot].item] as const);
  return look(who, piecesOf(worn, dataset), shown);
}

/** A new character, in what its class is born in. */
export function starterLook(who: Wearing, gameClass: GameClass, dataset: Dataset): Look {
  const starter = Object.entries(STARTER_ITEMS[gameClass]).map(
    ([slot, id]) => [Number(slot) as slots.SlotId, dataset.item(String(id))] as const,
  );
  const ranged = gameClass === 'hunter';
  const settings = { showHelm: true, showCloak: true, sheathed: false };
  return look(who, piecesOf(starter, dataset), { settings, ranged, form: null });
}

function look(who: Wearing, pieces: readonly LookPiece[], { settings, ranged, form }: Shown): Look {
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
): readonly LookPiece[] {
  return worn.flatMap(([slot, item]): LookPiece[] => {
    const place = PLACES[slot];
    if (!place || !item) return [];
    const setName = item.setId === null ? null : (dataset.setOf(item.setId)?.name ?? null);
    const { modelId, palette, glow } = itemLook(item, setName);
    if (modelId === UNSEEN) return [];
    return [{ slot: place, modelId, palette, glow, twoHanded: isTwoHanded(item) }];
  });
}
