import { PALETTE } from './palette.ts';

/** Where the figure stands on a card, in pixels: an alcove with an arch. */
const ALCOVE = { x: 874, y: 92, width: 276, height: 500 } as const;

/** Of the figure's picture; plinth and horns stay within the arch. */
export const FIGURE_SIZE = { width: 264, height: 424 } as const;
const FOOT = 14;

/** The alcove, and whoever stands in it: `figure` is the address of a picture. */
export function alcove(figure: string): string {
  const { x, y, width, height } = ALCOVE;
  const left = x + (width - FIGURE_SIZE.width) / 2;
  const top = y + height - FOOT - FIGURE_SIZE.height;
  return [
    '<defs>',
    '<radialGradient id="alcove" cx=".5" cy=".36" r=".62"><stop offset="0" stop-color="#41506a" stop-opacity=".75"/><stop offset=".55" stop-color="#232c3a" stop-opacity=".55"/><stop offset="1" stop-color="#0c0f14" stop-opacity=".9"/></radialGradient>',
    `<linearGradient id="gilt" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${PALETTE.goldBright}"/><stop offset=".5" stop-color="${PALETTE.gold}" stop-opacity=".6"/><stop offset="1" stop-color="${PALETTE.gold}" stop-opacity=".1"/></linearGradient>`,
    '</defs>',
    `<g transform="translate(${x} ${y}) scale(${width / 264} ${height / 508})" fill="none">`,
    '<path d="M6 507V150C6 84 78 46 132 6c54 40 126 78 126 144v357z" fill="url(#alcove)" stroke="url(#gilt)" stroke-width="1.5"/>',
    '<path d="M14 507V153c0-58 66-94 118-132 52 38 118 74 118 132v354" stroke="url(#gilt)" stroke-opacity=".5"/>',
    `<path d="M132 0l5 6-5 6-5-6z" fill="${PALETTE.goldBright}"/>`,
    '</g>',
    `<image x="${left}" y="${top}" width="${FIGURE_SIZE.width}" height="${FIGURE_SIZE.height}" href="${figure}"/>`,
  ].join('');
}
