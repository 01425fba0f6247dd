import type { Quality } from '@gearwright/game/item/item.ts';
import { PALETTES } from '@gearwright/game/look/palettes.ts';
import { PLAIN_FRAME, QUALITY_FRAMES } from '../palette/qualities.ts';
import type { IconChoice } from '../rule/subject.ts';
import { drawField, SIDE } from './field.ts';
import { drawFrame } from './frame.ts';

/** Share of the side a glyph takes, and how far its shadow falls in its own 512 box. */
const GLYPH_SHARE = 0.76;
const SHADOW = 22;

/** A whole icon as one SVG, for places without our style sheet: cards, mails, other sites. */
export function composeIcon(
  choice: IconChoice,
  quality: Quality | null,
  outline: (glyph: string) => string,
): string {
  const palette = PALETTES[choice.palette];
  const d = outline(choice.glyph);
  const offset = ((1 - GLYPH_SHARE) / 2) * SIDE;
  const scale = (GLYPH_SHARE * SIDE) / 512;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">` +
    `<clipPath id="c"><rect width="${SIDE}" height="${SIDE}" rx="6"/></clipPath>` +
    `<linearGradient id="g" x1=".15" y1="0" x2=".6" y2="1"><stop offset=".12" stop-color="${palette.hi}"/>` +
    `<stop offset=".88" stop-color="${palette.lo}"/></linearGradient>` +
    `<g clip-path="url(#c)">${drawField(choice.field, palette, 'f')}` +
    `<g transform="translate(${offset} ${offset}) scale(${scale})">` +
    `<path fill-opacity=".6" transform="translate(0 ${SHADOW})" d="${d}"/><path fill="url(#g)" d="${d}"/></g>` +
    `${drawFrame(quality === null ? PLAIN_FRAME : QUALITY_FRAMES[quality])}</g></svg>`
  );
}
