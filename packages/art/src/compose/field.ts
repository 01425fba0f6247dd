import { mix } from '../palette/mix.ts';
import type { Palette } from '@gearwright/game/look/palettes.ts';
import type { IconField } from '../rule/subject.ts';

/** Side of a composed icon. */
export const SIDE = 64;
const at = (share: number): string => String(Math.round(share * SIDE * 100) / 100);

/** The ground behind a glyph, as the design's `f-0` to `f-3` paint it. `id` keeps gradients of several icons apart. */
export function drawField(field: IconField, palette: Palette, id: string): string {
  const whole = (fill: string): string => `<rect width="${SIDE}" height="${SIDE}" fill="${fill}"/>`;
  switch (field) {
    case 0:
      return (
        `<radialGradient id="${id}" cx=".5" cy=".3" r=".73"><stop stop-color="${palette.in}"/>` +
        `<stop offset="1" stop-color="${palette.out}"/></radialGradient>${whole(`url(#${id})`)}`
      );
    case 1:
      return (
        whole(palette.in) +
        `<path fill="${mix(palette.in, palette.out, 0.62)}" d="M${SIDE} 0V${SIDE}H0Z"/>`
      );
    case 2:
      return whole(mix(palette.in, palette.out, 0.48)) + rays(palette.in);
    case 3:
      return (
        whole(palette.out) +
        hill(0.577, mix(palette.in, palette.out, 0.55)) +
        hill(0.251, palette.in)
      );
  }
}

const hill = (radius: number, fill: string): string =>
  `<circle cx="${at(0.5)}" cy="${at(1.15)}" r="${at(radius)}" fill="${fill}"/>`;

/** Twelve rays from a point a little below the middle, the first at six degrees. */
function rays(fill: string): string {
  const [cx, cy, reach] = [0.5, 0.58, 1.2];
  const point = (degrees: number): string => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return `${at(cx + reach * Math.cos(angle))} ${at(cy + reach * Math.sin(angle))}`;
  };
  const wedges = Array.from({ length: 12 }, (_, i) => {
    const from = 6 + i * 30;
    return `M${at(cx)} ${at(cy)}L${point(from)}L${point(from + 15)}Z`;
  });
  return `<path fill="${fill}" d="${wedges.join('')}"/>`;
}
