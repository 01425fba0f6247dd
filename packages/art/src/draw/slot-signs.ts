import type { SlotKey } from '@gearwright/game/slot/slots.ts';
import { SIDE } from '../compose/field.ts';

/** What belongs into an empty slot; every one drawn by ourselves. */
export const SLOT_GLYPHS: Readonly<Record<SlotKey, string>> = {
  AMMO: 'two-shots',
  HEAD: 'great-helm',
  NECK: 'lozenge-pendant',
  SHOULDERS: 'plate-pauldron',
  SHIRT: 'laced-shirt',
  CHEST: 'armoured-carapace',
  WAIST: 'girdle',
  LEGS: 'plate-legs',
  FEET: 'cuffed-boot',
  WRISTS: 'plated-bracer',
  HANDS: 'plated-glove',
  FINGER_1: 'gem-ring',
  FINGER_2: 'signet-ring',
  TRINKET_1: 'set-stone',
  TRINKET_2: 'medallion',
  BACK: 'clasped-cloak',
  MAIN_HAND: 'long-sword',
  OFF_HAND: 'kite-shield',
  RANGED: 'recurve-bow',
  TABARD: 'tabard',
};

/** `main-hand`, `finger-1`: how files and sprites call a slot. */
export const slotName = (key: SlotKey): string => key.toLowerCase().replaceAll('_', '-');

/** The sign cut into a dark well, for places without our style sheet. */
export function drawEmptySlot(key: SlotKey, outline: (glyph: string) => string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">` +
    `<rect x=".8" y=".8" width="62.4" height="62.4" rx="6" fill="#090c10" stroke="#2a313c" stroke-width="1.6"/>` +
    `<path fill-opacity=".5" d="M2 6a5 5 0 0 1 5-4h50a5 5 0 0 1 5 4z"/>` +
    `<g transform="translate(10 10) scale(.0859)"><path fill="#000" fill-opacity=".6" transform="translate(0 -14)" d="${outline(SLOT_GLYPHS[key])}"/>` +
    `<path fill="#3d4755" d="${outline(SLOT_GLYPHS[key])}"/></g></svg>\n`
  );
}
