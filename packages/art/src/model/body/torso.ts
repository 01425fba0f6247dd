import type { FieldBuilder } from '../field/blend-field.ts';
import { cone, ellipsoid, sweep, type Shape } from '../field/shapes.ts';
import { add, between, sub, turn, unit, type Vec } from '../field/vec.ts';
import { boneNumber, SIDES, signOf, type BoneName } from '../skeleton/bones.ts';
import type { HeadFrame, Joints } from '../skeleton/joints.ts';
import type { Proportions } from './proportions.ts';

/** Ribs, belly, hips and the muscles over them; neck and tail. */
export function sculptTorso(
  field: FieldBuilder,
  q: Proportions,
  joints: Joints,
  head: HeadFrame,
): void {
  const S = q.scale;
  const T = q.torso;
  const put = (shape: Shape, bone: BoneName, k: number, group = 'torso'): void => {
    field.add(shape, { bone: boneNumber(bone), group, k: k * S });
  };
  const { pelvis, spine, chest, neck } = joints;
  const up = unit(sub(neck, chest));
  const ribs = add(chest, up, T * 0.17);
  const middle = between(spine, chest, 0.9);
  const leaning = q.lean * 60;
  put(ellipsoid(ribs, [q.chestWidth, T * 0.3, q.chestDepth], turn(-leaning)), 'chest', 0.05);
  put(
    ellipsoid(
      add(spine, [0, T * 0.03, q.belly * 0.03 * S]),
      [q.waistWidth, T * 0.3, q.waistDepth * (1 + q.belly * 0.22)],
      turn(-q.lean * 25),
    ),
    'spine',
    0.05,
  );
  put(
    ellipsoid(add(pelvis, [0, 0.015 * S, 0]), [q.pelvisWidth, T * 0.2, q.pelvisDepth]),
    'pelvis',
    0.05,
  );
  put(
    cone(
      add(neck, [0, -0.01 * S, -0.015 * S]),
      add(joints.head, [0, head.height * 0.1, -head.height * 0.02]),
      q.neckRadius * 1.08,
      q.neckRadius,
    ),
    'neck',
    0.04,
    'neck',
  );
  if (q.belly === 0 && q.lean < 0.4) sculptAbdomen(put, q, joints);
  for (const side of SIDES) {
    const m = signOf(side);
    const shoulder = joints[`uarm${side}`];
    const trapezius = cone(
      add(neck, [m * q.neckRadius * 0.5, 0, -0.03 * S]),
      add(shoulder, [-m * q.deltoid * 0.3, q.deltoid * 0.15, -0.01 * S]),
      q.neckRadius * 0.75,
      q.deltoid * 0.62,
    );
    put(trapezius, `clav${side}`, 0.05);
    const latissimus = cone(
      add(ribs, [m * q.chestWidth * 0.6, T * 0.05, -q.chestDepth * 0.35]),
      [m * q.waistWidth * 0.7, middle[1] - T * 0.1, middle[2] - q.waistDepth * 0.2],
      q.chestDepth * 0.5,
      q.waistDepth * 0.4,
    );
    put(latissimus, 'chest', 0.05);
    if (q.pectoral > 0) {
      const at = add(ribs, [m * q.chestWidth * 0.43, T * 0.08, q.chestDepth * 0.66]);
      put(
        ellipsoid(
          at,
          [q.chestWidth * 0.5, T * 0.15, q.chestDepth * 0.42 * q.pectoral],
          turn(-leaning - 8, m * 16, m * -12),
        ),
        'chest',
        0.03,
      );
    }
    if (q.bust > 0) {
      const at = add(ribs, [m * q.chestWidth * 0.47, T * 0.01, q.chestDepth * 0.72]);
      put(
        ellipsoid(at, [q.bust * 0.9, q.bust * 0.92, q.bust * 0.9], turn(-12, m * 14, 0)),
        'chest',
        0.035,
      );
    }
    const seat = add(pelvis, [m * q.pelvisWidth * 0.45, -T * 0.07, -q.pelvisDepth * 0.55]);
    put(
      ellipsoid(seat, [q.pelvisWidth * 0.52, q.pelvisWidth * 0.55, q.pelvisDepth * 0.6]),
      'pelvis',
      0.04,
    );
  }
}

/** Six small swellings in front, on those who carry no belly. */
function sculptAbdomen(
  put: (shape: Shape, bone: BoneName, k: number) => void,
  q: Proportions,
  { spine, chest }: Joints,
): void {
  const T = q.torso;
  const strength = q.pectoral > 0 ? 1 : 0.5;
  for (let row = 0; row < 3; row++)
    for (const m of [-1, 1]) {
      const y = spine[1] - T * 0.06 + row * T * 0.105;
      const x = m * q.waistWidth * 0.27;
      const t = (y - spine[1]) / (T * 0.33);
      const front = q.waistDepth * Math.sqrt(Math.max(0.1, 1 - t * t * 0.6 - 0.07));
      const lean = ((y - spine[1]) * (chest[2] - spine[2])) / (chest[1] - spine[1]);
      put(
        ellipsoid(
          [x, y, spine[2] + lean + front * 0.9],
          [q.waistWidth * 0.27, T * 0.052, q.waistDepth * 0.17 * strength],
          turn(-q.lean * 40, m * 10, 0),
        ),
        row === 2 ? 'chest' : 'spine',
        0.012,
      );
    }
}

/** A tail of three bones; a tuft at its end if it has one. */
export function sculptTail(
  field: FieldBuilder,
  radius: number,
  tuft: boolean,
  S: number,
  joints: Joints,
): void {
  const { tail1, tail2, tail3 } = joints;
  const r = radius * S;
  const end = add(tail3, [0, -0.12 * S, 0.05 * S]);
  const runs: readonly (readonly [BoneName, readonly Vec[], readonly number[]])[] = [
    ['tail1', [tail1, add(tail1, [0, -0.05 * S, -0.1 * S]), tail2], [r * 1.3, r * 1.05, r * 0.92]],
    ['tail2', [tail2, tail3], [r * 0.92, r * 0.7]],
    ['tail3', [tail3, end], [r * 0.7, r * 0.5]],
  ];
  for (const [bone, points, radii] of runs)
    field.add(sweep(points, radii, 3), { bone: boneNumber(bone), group: 'tail', k: 0.012 * S });
  if (tuft)
    field.add(
      ellipsoid(add(end, [0, -0.02 * S, 0.01 * S]), [0.034 * S, 0.075 * S, 0.034 * S], turn(-25)),
      {
        bone: boneNumber('tail3'),
        group: 'tail',
        k: 0.012 * S,
      },
    );
}
