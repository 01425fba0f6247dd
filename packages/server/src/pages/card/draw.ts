import { escapeMarkup } from '../escape-markup.ts';
import { truncate } from '../truncate.ts';
import { PALETTE } from './palette.ts';

export const CARD = { width: 1200, height: 630, margin: 56 } as const;

interface TextLook {
  readonly size: number;
  readonly colour: string;
  readonly face?: 'serif' | 'sans';
  readonly bold?: true;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Pixels it may take; what is longer is cut. */
  readonly width?: number;
}

/** Widths of letters differ; these shares of the size leave room for all but a line of Ms. */
const LETTER = { serif: 0.56, sans: 0.455 } as const;

/** As the font files call themselves: each weight is a family of its own. */
const FAMILIES = {
  serif: 'Alegreya SC Medium',
  sans: 'Source Sans 3',
  bold: 'Source Sans 3 SemiBold',
} as const;

/** One line of text, escaped and cut to its width. */
export function text(x: number, y: number, words: string, look: TextLook): string {
  const { size, colour, face = 'sans' } = look;
  const most = look.width === undefined ? 200 : Math.floor(look.width / (size * LETTER[face]));
  const family = look.bold ? FAMILIES.bold : FAMILIES[face];
  return `<text x="${x}" y="${y}" font-family="${family}" font-size="${size}" fill="${colour}" text-anchor="${look.anchor ?? 'start'}">${escapeMarkup(truncate(words, most))}</text>`;
}

/** The motif: in front of what counts. */
export function lozenge(x: number, y: number, size: number, colour: string, filled = true): string {
  const paint = filled ? `fill="${colour}"` : `fill="none" stroke="${colour}" stroke-width="1.5"`;
  return `<path d="M${x} ${y - size}L${x + size} ${y}L${x} ${y + size}L${x - size} ${y}z" ${paint}/>`;
}

/** A hairline that fades at its ends. */
export function rule(y: number, from: number = CARD.margin, to = CARD.width - CARD.margin): string {
  return `<rect x="${from}" y="${y}" width="${to - from}" height="1.5" fill="url(#rule)"/>`;
}

/** The anvil in the lozenge. */
function mark(x: number, y: number, size: number): string {
  return `<g transform="translate(${x} ${y}) scale(${size / 28})" fill="none" stroke="${PALETTE.gold}"><path d="M14 1.5 26.5 14 14 26.5 1.5 14z"/><path d="M14 5.5 22.5 14 14 22.5 5.5 14z" stroke-opacity=".45"/><path d="M9.5 10h9v2.6l-3.2 1.1v2.5l2.2 2.3h-7l2.2-2.3v-2.5L9.5 12.6z" fill="${PALETTE.gold}" stroke="none"/></g>`;
}

/** Ground, gilded corners, the mark and the edition; the rest is drawn between them. */
export function frame(editionName: string, content: readonly string[]): string {
  const { width, height, margin } = CARD;
  const corner = (x: number, y: number, dx: number, dy: number) =>
    `<path d="M${x} ${y + dy * 40}V${y}H${x + dx * 40}" fill="none" stroke="${PALETTE.goldDim}" stroke-width="2"/>`;
  const edge = 24;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs><linearGradient id="rule"><stop offset="0" stop-color="${PALETTE.gold}" stop-opacity="0"/><stop offset=".18" stop-color="${PALETTE.gold}" stop-opacity=".55"/><stop offset=".82" stop-color="${PALETTE.gold}" stop-opacity=".55"/><stop offset="1" stop-color="${PALETTE.gold}" stop-opacity="0"/></linearGradient>`,
    `<radialGradient id="glow" cx=".5" cy="0" r="1"><stop offset="0" stop-color="${PALETTE.panel}"/><stop offset="1" stop-color="${PALETTE.ground}"/></radialGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#glow)"/>`,
    corner(edge, edge, 1, 1),
    corner(width - edge, edge, -1, 1),
    corner(edge, height - edge, 1, -1),
    corner(width - edge, height - edge, -1, -1),
    mark(margin, 46, 34),
    text(margin + 46, 71, 'Gearwright', { size: 26, colour: PALETTE.ink2, face: 'serif' }),
    text(width - margin, 71, editionName, {
      size: 22,
      colour: PALETTE.ink3,
      face: 'serif',
      anchor: 'end',
    }),
    ...content,
    '</svg>',
  ].join('');
}
