import type { GameClass } from '@gearwright/game/words/classes-and-races.ts';
import { mix } from '../palette/mix.ts';

interface Emblem {
  readonly glyph: string;
  /** The class's colour as text, as in the design tokens. */
  readonly color: string;
}

export const EMBLEMS: Readonly<Record<GameClass, Emblem>> = {
  warrior: { glyph: 'crossed-swords', color: '#cfa67a' },
  hunter: { glyph: 'archery-target', color: '#abd473' },
  mage: { glyph: 'frozen-orb', color: '#69ccf0' },
  priest: { glyph: 'angel-wings', color: '#f4f5f6' },
  rogue: { glyph: 'daggers', color: '#f5e96b' },
  druid: { glyph: 'paw', color: '#ff8f33' },
  paladin: { glyph: 'winged-sword', color: '#f58cba' },
  warlock: { glyph: 'burning-skull', color: '#a898dc' },
  shaman: { glyph: 'lightning-storm', color: '#6f9bff' },
  deathknight: { glyph: 'rune-sword', color: '#f2687d' },
};

const PLATE = 'M32 2L56 10L62 32L56 54L32 62L8 54L2 32L8 10Z';
const INNER = 'M32 6.5L52.8 13.4L57.8 32L52.8 50.6L32 57.5L11.2 50.6L6.2 32L11.2 13.4Z';

/** The class's sign on an eight-sided plate, lozenges where the sides meet. */
export function drawEmblem(gameClass: GameClass, outline: (glyph: string) => string): string {
  const { glyph, color } = EMBLEMS[gameClass];
  const d = outline(glyph);
  const lozenge = (x: number, y: number): string => `M${x} ${y - 3.5}l3.5 3.5l-3.5 3.5l-3.5 -3.5Z`;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
    `<radialGradient id="ground" cx=".5" cy=".35" r=".7"><stop stop-color="${mix(color, '#10141b', 0.62)}"/><stop offset="1" stop-color="${mix(color, '#0b0e13', 0.9)}"/></radialGradient>` +
    `<linearGradient id="sign" x1=".15" y1="0" x2=".6" y2="1"><stop offset=".1" stop-color="${mix(color, '#ffffff', 0.75)}"/><stop offset=".9" stop-color="${color}"/></linearGradient>` +
    `<path fill="url(#ground)" stroke="${color}" stroke-width="2" stroke-linejoin="round" d="${PLATE}"/>` +
    `<path fill="none" stroke="${color}" stroke-opacity=".4" d="${INNER}"/>` +
    `<g transform="translate(13.44 13.44) scale(.0725)"><path fill-opacity=".6" transform="translate(0 22)" d="${d}"/><path fill="url(#sign)" d="${d}"/></g>` +
    `<path fill="${color}" d="${lozenge(32, 4)}${lozenge(32, 60)}${lozenge(4.5, 32)}${lozenge(59.5, 32)}"/></svg>\n`
  );
}
