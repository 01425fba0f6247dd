import { FieldBuilder, type BlendField } from '../field/blend-field.ts';
import { add, type Vec } from '../field/vec.ts';
import type { Figure } from '../body/figure.ts';
import { HeadBrush } from './head-brush.ts';

/** How far in front of the head's middle its surface lies at (x, y), in head units. */
export function surfaceInFront(
  { field, head }: Pick<Figure, 'field' | 'head'>,
  x: number,
  y: number,
): number {
  let z = 0.75;
  for (let i = 0; i < 60; i++) {
    const d = field.distance(...head.place(x, y, z)) / head.height;
    if (d < 0.002) break;
    z -= Math.max(0.004, d * 0.8);
  }
  return z;
}

/** Brows laid on the face; null for those who have none. */
export function sculptBrows(figure: Figure): BlendField | null {
  const { face, head, gender } = figure;
  if (face.hollow >= 1 || face.crest > 0) return null;
  const female = gender === 'female';
  const builder = new FieldBuilder();
  const brush = new HeadBrush(builder, head, 'brow');
  const y = face.eyeHeight + face.eyeRadius + 0.055 * (female ? 1.1 : 0.9);
  const aside = face.muzzle > 0 ? 0.09 : 0;
  for (const m of [-1, 1]) {
    const at = ([x, up]: readonly [number, number]): Vec => {
      const px = m * (x + aside);
      return [px, up, surfaceInFront(figure, px, up) + 0.006];
    };
    const points = (
      [
        [0.06, y - 0.02 - face.tilt * 0.05],
        [0.15, y + 0.026],
        [0.245, y + face.tilt * 0.1],
      ] as const
    ).map(at);
    const end = points[2]!;
    const far = face.browLength;
    if (far > 0)
      points.push(
        add(end, [m * 0.2 * far, 0.12 * far, -0.12]),
        add(end, [m * 0.42 * far, 0.16 * far, -0.3]),
      );
    const thick =
      female && far > 0
        ? [0.012, 0.017, 0.013, 0.006]
        : female
          ? [0.012, 0.016, 0.006]
          : far > 0
            ? [0.026, 0.032, 0.02, 0.008]
            : [0.024, 0.03, 0.012];
    brush.sweep(
      points,
      thick.map((t) => t * Math.sqrt(face.brow)),
      0.004,
    );
  }
  return builder.build(0.03, 0.03);
}
