import type { QualityFrame } from '../palette/qualities.ts';
import { SIDE } from './field.ts';

/** Leg of a filled corner, and the frame's line, at the composed size. */
const CORNER = 11;
const LINE = 1.6;

const CORNERS = [
  `M0 0H${CORNER}L0 ${CORNER}Z`,
  `M${SIDE} ${SIDE}H${SIDE - CORNER}L${SIDE} ${SIDE - CORNER}Z`,
  `M${SIDE} 0V${CORNER}L${SIDE - CORNER} 0Z`,
  `M0 ${SIDE}V${SIDE - CORNER}L${CORNER} ${SIDE}Z`,
];

/** Bevel, border and corners over the picture. */
export function drawFrame({ color, corners, secondLine }: QualityFrame): string {
  const line = (inset: number, stroke: string, opacity: number): string =>
    `<rect x="${inset}" y="${inset}" width="${SIDE - 2 * inset}" height="${SIDE - 2 * inset}" ` +
    `rx="${Math.max(6 - inset, 1)}" fill="none" stroke="${stroke}" stroke-width="${LINE}" stroke-opacity="${opacity}"/>`;
  return (
    `<path fill="#fff" fill-opacity=".16" d="M0 0H${SIDE}V3H0Z"/>` +
    `<path fill-opacity=".4" d="M0 ${SIDE - 4}H${SIDE}V${SIDE}H0Z"/>` +
    (corners > 0 ? `<path fill="${color}" d="${CORNERS.slice(0, corners).join('')}"/>` : '') +
    line(LINE * 1.5, '#000', 0.55) +
    (secondLine ? line(5.6, color, 0.65) : '') +
    line(LINE / 2, color, 1)
  );
}
