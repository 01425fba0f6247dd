import { turn } from '../field/vec.ts';
import type { HeadBrush } from './head-brush.ts';

/** A bull's muzzle: bridge, nose pad, nostrils, lower jaw, the line of the mouth. */
export function sculptMuzzle(brush: HeadBrush, size: number): void {
  const far = 0.42 * size;
  brush.cone([0, -0.02, 0.2], [0, -0.2, 0.2 + far], 0.21, 0.165, 0.1);
  brush.ellipsoid([0, -0.22, 0.22 + far], [0.185, 0.15, 0.13], 0.07);
  brush.cone([0, -0.33, 0.14], [0, -0.36, 0.16 + far * 0.8], 0.13, 0.1, 0.07);
  for (const m of [-1, 1]) {
    brush.ellipsoid([m * 0.105, -0.17, 0.29 + far], [0.06, 0.045, 0.06], 0.03);
    brush.ellipsoid(
      [m * 0.1, -0.175, 0.345 + far],
      [0.034, 0.026, 0.04],
      0.015,
      'cut',
      turn(0, m * 25, m * 20),
    );
    brush.ellipsoid([m * 0.19, 0.02, 0.18], [0.09, 0.09, 0.12], 0.08);
  }
  brush.sweep(
    [
      [-0.19, -0.3, 0.2 + far * 0.4],
      [-0.12, -0.315, 0.27 + far],
      [0, -0.3, 0.33 + far],
      [0.12, -0.315, 0.27 + far],
      [0.19, -0.3, 0.2 + far * 0.4],
    ],
    [0.01, 0.014, 0.01],
    0.02,
    'cut',
    3,
  );
}
