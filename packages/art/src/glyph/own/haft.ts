import { disc, hole, poly, rect, together, type Shape } from '../pen.ts';

/** Upright: the head above, the haft below, round x = 256. */
export const haft = (top: number, bottom = 500, width = 38): Shape =>
  together(rect(256 - width / 2, top, width, bottom - top), disc(256, bottom, width * 0.7));
export const wraps = (from: number, count: number): Shape =>
  hole(
    ...Array.from({ length: count }, (_, i) =>
      poly(
        `237,${from - 70 + i * 26} 275,${from - 70 + i * 26 - 10} 275,${from - 70 + i * 26} 237,${from - 70 + i * 26 + 10}`,
      ),
    ),
  );
