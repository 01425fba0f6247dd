import { clamp, type Vec } from '../field/vec.ts';

/** Light as film shows it (the fit of the ACES curve that three.js uses), as bytes of sRGB. */
export function developed([r, g, b]: Vec): readonly [number, number, number] {
  const [x, y, z] = [r / 0.6, g / 0.6, b / 0.6];
  const [i, j, k] = [
    0.59719 * x + 0.35458 * y + 0.04823 * z,
    0.076 * x + 0.90834 * y + 0.01566 * z,
    0.0284 * x + 0.13383 * y + 0.83777 * z,
  ].map(
    (v) => (v * (v + 0.0245786) - 0.000090537) / (v * (0.983729 * v + 0.432951) + 0.238081),
  ) as [number, number, number];
  return [
    byteOf(1.60475 * i - 0.53108 * j - 0.07367 * k),
    byteOf(-0.10208 * i + 1.10813 * j - 0.00605 * k),
    byteOf(-0.00327 * i - 0.07276 * j + 1.07602 * k),
  ];
}

function byteOf(linear: number): number {
  const value = clamp(linear);
  return 255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
}
