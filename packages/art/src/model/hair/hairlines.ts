import { mix, smoothstep } from '../field/vec.ts';

/** In head units: negative where hair grows. */
export type Hairline = (x: number, y: number, z: number) => number;

/** Hair above a line that stands at `front` over the brow, `side` at the ears, `back` at the nape. */
export const hairline =
  (front: number, side: number, back: number): Hairline =>
  (x, y, z) => {
    const ax = Math.abs(x);
    const line =
      z > 0.05
        ? mix(side + 0.2, front, smoothstep(0.18, 0.42, z + 0.12 - ax * 0.35))
        : mix(side, back, smoothstep(0.05, -0.35, z));
    return (line - y) * 0.8;
  };

/** A strip from brow to nape. */
export const strip =
  (half: number, front = 0.12): Hairline =>
  (x, y) =>
    Math.max(Math.abs(x) - half, front - y);

/** A round patch about the crown. */
export const crown =
  (radius: number, z = -0.2): Hairline =>
  (x, y, atZ) =>
    Math.hypot(x, atZ - z, (y - 0.42) * 0.7) - radius;

/** A ring that leaves the top bare. */
export const ring =
  (top: number): Hairline =>
  (x, y, z) =>
    Math.max(hairline(0.5, -0.1, -0.34)(x, y, z), y - top);
