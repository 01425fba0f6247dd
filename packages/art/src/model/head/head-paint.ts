import type { Figure } from '../body/figure.ts';
import { distance, smoothstep, type Vec } from '../field/vec.ts';
import type { SkinTint } from '../paint/color-names.ts';
import { skinNumber } from '../paint/palette.ts';
import type { FaceMark } from './face-marks.ts';

type Painter = (x: number, y: number, z: number) => number;

const near = (p: Vec, centre: Vec, reach: number): number =>
  1 - smoothstep(reach * 0.35, reach, distance(p, centre));

/** Cheeks and nose blushed, lips, lids, hollows; then the marks of this face. The strongest tint wins at each point. */
export function headPainter(figure: Figure, marks: readonly FaceMark[]): Painter {
  const { face, head, gender } = figure;
  const female = gender === 'female';
  const eye: Vec = [face.eyeApart, face.eyeHeight, 0.26];
  return (x, y, z) => {
    const h = head.inHead(x, y, z);
    const a: Vec = [Math.abs(h[0]), h[1], h[2]];
    let best: SkinTint = 'blush';
    let most = 0;
    const lay = (tint: SkinTint, amount: number): void => {
      if (amount <= most) return;
      best = tint;
      most = amount;
    };
    if (face.muzzle > 0) {
      lay('blush', 0.6 * smoothstep(0.3, 0.55, h[2]));
      lay(
        'dark',
        0.9 *
          smoothstep(0.5 + 0.1 * face.muzzle, 0.56 + 0.1 * face.muzzle, h[2]) *
          smoothstep(-0.3, -0.24, h[1]),
      );
    } else {
      lay('blush', 0.36 * near(a, [0.2, -0.13, 0.3], 0.2));
      lay('blush', 0.36 * near(a, [0, -0.13, 0.34 + face.noseLength], 0.13));
      lay('blush', 0.22 * near(a, [0, -0.42, 0.3], 0.14));
      lay('blush', 0.34 * smoothstep(0.38, 0.7, a[0]));
      const lip =
        near([a[0] * 0.72, (h[1] + 0.264) * 1.45, 0], [0, 0, 0], female ? 0.078 : 0.082) *
        smoothstep(0.285, 0.32, h[2]);
      lay('lip', lip * (female ? 1.2 : 0.6));
    }
    lay('shadow', (female ? 0.2 : 0.26) * near(a, eye, face.eyeRadius * 1.7));
    if (face.hollow > 0) {
      lay('shadow', 0.85 * face.hollow * near(a, eye, face.eyeRadius * 2.1));
      lay('raw', 0.5 * near(a, [0.2, -0.26, 0.2], 0.13));
    }
    if (face.crest > 0) lay('pale', 0.4 * smoothstep(0.14, 0.2, h[1]) * smoothstep(0.1, 0.2, h[2]));
    for (const mark of marks) lay(mark.tint, mark.amount(h, figure.face));
    return skinNumber(best, most);
  };
}
