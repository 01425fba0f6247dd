import type { CurrencyKind } from '@gearwright/game/item/currencies.ts';

/** The side of a sign's square: it is shown as high as a line of text. */
const SIDE = 16;

function coin(face: string, rim: string, light: string): string {
  return (
    `<circle cx="8" cy="8" r="6.7" fill="${face}" stroke="${rim}" stroke-width="1.3"/>` +
    `<path fill="none" stroke="${light}" stroke-width="1.2" stroke-linecap="round" d="M3.900 8A4.100 4.100 0 0 1 8 3.900"/>` +
    `<path fill="${rim}" d="m8 5.400 2.600 2.600L8 10.600 5.400 8z"/>`
  );
}

/** Signs of money, drawn by ourselves: coins, a pennant shield, crossed blades, a star, a snow crystal, a seal, a tablet. */
const SIGNS: Readonly<Record<CurrencyKind, string>> = {
  gold: coin('#e9b93c', '#8a6312', '#fff0b8'),
  silver: coin('#c6ced8', '#687482', '#ffffff'),
  copper: coin('#cb7c4c', '#71391c', '#ffd2b0'),
  honor:
    '<path fill="#b8352c" stroke="#611711" stroke-width="1.2" stroke-linejoin="round" d="M2.500 2h11v5.500c0 3.300-2.300 5.500-5.500 6.900-3.200-1.400-5.500-3.600-5.500-6.900z"/>' +
    '<path fill="none" stroke="#f6cf6a" stroke-width="1.700" stroke-linecap="round" stroke-linejoin="round" d="m5 6.800 3 2.400 3-2.400M5 4.400 8 6.800l3-2.400"/>',
  arena:
    '<circle cx="8" cy="8" r="6.7" fill="#4b3a72" stroke="#241a3d" stroke-width="1.3"/>' +
    '<path fill="none" stroke="#eadcff" stroke-width="1.600" stroke-linecap="round" d="m4.300 4.300 7.400 7.400M11.700 4.300l-7.400 7.400M4 9.800l2.200 2.200M12 9.800 9.800 12"/>',
  badge:
    '<path fill="#e3c766" stroke="#7c5f15" stroke-width="1.1" stroke-linejoin="round" d="m8 1.200 1.800 3.100 3.500-.8-.8 3.500L15.600 8l-3.100 1.800.8 3.500-3.500-.8L8 14.800l-1.800-3.100-3.500.8.8-3.500L.4 8l3.100-1.800-.8-3.500 3.500.8z"/>' +
    '<circle cx="8" cy="8" r="2.400" fill="#7c5f15"/>',
  emblem:
    '<path fill="#3f74b5" stroke="#163257" stroke-width="1.2" stroke-linejoin="round" d="m8 1 6 3.500v7L8 15l-6-3.500v-7z"/>' +
    '<path fill="none" stroke="#dcefff" stroke-width="1.300" stroke-linecap="round" d="M8 4v8M4.500 6l7 4M11.500 6l-7 4"/>',
  mark:
    '<path fill="#8a3d8f" stroke="#43174a" stroke-width="1.100" stroke-linejoin="round" d="M8 1.300c1 1 2.300.4 3.300.9s1.200 1.900 2.200 2.500-.1 2.100.9 3.300c-1 1.200.1 2.700-.9 3.300s-1.200 2-2.200 2.500-2.300-.1-3.300.9c-1-1-2.300-.4-3.300-.9S3.500 11.900 2.500 11.300s.1-2.100-.9-3.300c1-1.200-.1-2.700.9-3.300s1.200-2 2.200-2.500 2.300.1 3.300-.9z"/>' +
    '<path fill="none" stroke="#f3d4f5" stroke-width="1.500" stroke-linecap="round" stroke-linejoin="round" d="M6 11V5.200h4.300L9 7l1.300 1.800H6"/>',
  token:
    '<path fill="#7f8c5c" stroke="#3a4226" stroke-width="1.200" stroke-linejoin="round" d="M5 1.500h6l3 3.500v6l-3 3.500H5L2 11V5z"/>' +
    '<path fill="none" stroke="#e8efcf" stroke-width="1.500" stroke-linecap="round" d="M5.500 6h5M5.500 8.500h5M6.800 11h2.400"/>',
};

/** One file for all of them, each a symbol of its own. */
export function currencySprite(): string {
  const symbols = Object.entries(SIGNS).map(
    ([kind, drawing]) => `<symbol id="${kind}" viewBox="0 0 ${SIDE} ${SIDE}">${drawing}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}
