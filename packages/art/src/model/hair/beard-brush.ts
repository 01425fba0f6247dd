import type { Figure } from '../body/figure.ts';
import type { Vec } from '../field/vec.ts';
import { surfaceInFront } from '../head/brows.ts';
import { HairBrush } from './hair-brush.ts';
import type { Hairline } from './hairlines.ts';

/** Where a beard grows: jaw and upper lip without the mouth, never beyond the jaw. */
export const jaw: Hairline = (x, y, z) => {
  const ax = Math.abs(x);
  const mouth = Math.hypot(x * 0.75, (y + 0.265) * 1.25) - 0.075;
  return Math.max(
    y + 0.16 + (z - 0.1) * 0.5 * (1 - ax * 2),
    -mouth,
    -(z + 0.1),
    ax - 0.34,
    -0.5 - y,
  );
};

/** Lays what grows on a chin. */
export class BeardBrush extends HairBrush {
  /** Where the chin begins: muzzles hang lower and farther out. */
  readonly chin: Vec;

  constructor(figure: Figure) {
    super(figure);
    const { muzzle } = figure.face;
    this.chin = muzzle > 0 ? [0, -0.44, 0.12 + 0.3 * muzzle] : [0, -0.38, 0.27];
  }

  #depth(x: number, y: number): number {
    return this.figure.face.muzzle > 0
      ? this.chin[2]
      : Math.max(surfaceInFront(this.figure, x, y) - 0.02, 0.02);
  }

  /** A lock hanging from the jaw at (x, y); `inward` draws its end together. */
  hang(x: number, y: number, long: number, radius: number, inward = 1): void {
    const z = this.#depth(x, y);
    this.strand(
      [
        [x, y, z],
        [x * 1.1, y - long * 0.3, z + 0.05],
        [x * inward, y - long * 0.75, z + 0.04],
        [x * inward * 0.9, y - long, z + 0.01],
      ],
      [0.7 * radius, radius, 0.95 * radius, 0.15 * radius],
      1,
      0.03,
    );
  }

  /** A wing of a moustache from the middle of the lip outwards through the given points. */
  moustache(points: readonly Vec[], thick: number): void {
    for (const m of [-1, 1]) {
      const z = this.#depth(0.03, -0.19) + 0.02;
      this.strand(
        points.map(([x, y, dz]): Vec => [m * x, y, z + dz]),
        [0.7 * thick, thick, 0.75 * thick, 0.15 * thick],
      );
    }
  }
}
