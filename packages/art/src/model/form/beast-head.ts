import type { FieldBuilder } from '../field/blend-field.ts';
import { cone, ellipsoid, sweep, type Shape } from '../field/shapes.ts';
import { add, between, mirrored, turn, type Vec } from '../field/vec.ts';
import { beastBone, type BeastEye, type BeastShape } from './beast-shape.ts';

/** Skull, muzzle, ears and sockets. */
export function sculptBeastHead(
  builder: FieldBuilder,
  s: BeastShape,
  head: Vec,
): { readonly eyes: readonly BeastEye[]; readonly nose: Vec; readonly noseSize: number } {
  const h = s.head;
  const { long, wide, deep } = s.muzzle;
  const bone = beastBone('head');
  const put = (
    shape: Shape | readonly Shape[],
    k: number,
    stage: 'form' | 'cut' = 'form',
  ): void => {
    builder.add(shape, { bone, group: 'head', k: k * h, stage });
  };
  const at = (x: number, y: number, z: number): Vec => add(head, [x * h, y * h, z * h]);
  put(ellipsoid(at(0, 0.05, 0), [h * 0.82, h * 0.78, h * 0.85]), 0.2);
  put(cone(at(0, -0.12, 0.5), at(0, -0.22, 0.5 + long), wide * h, wide * h * 0.72), 0.25);
  put(cone(at(0, -0.34, 0.4), at(0, -0.42, 0.4 + long * 0.85), deep * h, deep * h * 0.7), 0.15);
  const nose = at(0, -0.1, 0.5 + long + wide * 0.6);
  put(ellipsoid(nose, [wide * h * 0.42, wide * h * 0.3, wide * h * 0.34]), 0.06);
  put(
    sweep(
      [
        at(-wide * 0.9, -0.34, 0.5 + long * 0.4),
        at(0, -0.34, 0.56 + long + wide * 0.4),
        at(wide * 0.9, -0.34, 0.5 + long * 0.4),
      ],
      [0.022 * h, 0.03 * h, 0.022 * h],
      4,
    ),
    0.03,
    'cut',
  );
  for (const m of [-1, 1]) {
    put(ellipsoid(at(m * 0.45, -0.16, 0.34), [h * 0.34, h * 0.3, h * 0.36]), 0.2);
    put(cone(at(m * 0.18, 0.28, 0.6), at(m * 0.5, 0.36, 0.42), 0.14 * h, 0.1 * h), 0.12);
    const ear: readonly [Vec, Vec] = [
      at(m * 0.5, 0.62, -0.05),
      at(m * (0.62 + s.ear.long * 0.1), 0.62 + s.ear.long, -0.12),
    ];
    if (s.ear.round) {
      put(
        ellipsoid(
          between(...ear, 0.35),
          [s.ear.wide * h, s.ear.long * 0.62 * h, h * 0.12],
          turn(0, m * 18, m * -16),
        ),
        0.05,
      );
      put(
        ellipsoid(
          add(between(...ear, 0.35), [0, 0, h * 0.12]),
          [s.ear.wide * 0.6 * h, s.ear.long * 0.38 * h, h * 0.1],
          turn(0, m * 18, m * -16),
        ),
        0.03,
        'cut',
      );
    } else {
      put(
        sweep(
          [ear[0], between(...ear, 0.5), ear[1]],
          [s.ear.wide * h, s.ear.wide * 0.8 * h, 0.02 * h],
          4,
          { along: [m * 0.3, 0, 1], by: 1.9 },
        ),
        0.04,
      );
      put(
        sweep(
          [add(ear[0], [0, 0.04 * h, 0.14 * h]), add(between(...ear, 0.7), [0, 0, 0.1 * h])],
          [s.ear.wide * 0.6 * h, 0.03 * h],
          3,
        ),
        0.03,
        'cut',
      );
    }
  }
  const eyes = ([-1, 1] as const).map((side) => {
    const centre = at(side * 0.4, 0.16, 0.6);
    put(
      ellipsoid(add(centre, mirrored([0.02 * h, 0, 0.05 * h], side)), [
        0.2 * h,
        0.15 * h,
        0.16 * h,
      ]),
      0.05,
      'cut',
    );
    return { centre, radius: 0.15 * h, side };
  });
  return { eyes, nose, noseSize: wide * h * 0.58 };
}
