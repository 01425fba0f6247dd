import type { FieldBuilder } from '../field/blend-field.ts';
import { ball, cone, ellipsoid, type Shape } from '../field/shapes.ts';
import { add, between, distance, turn, type Vec } from '../field/vec.ts';
import { boneNumber, signOf, type BoneName, type Side } from '../skeleton/bones.ts';
import type { Joints } from '../skeleton/joints.ts';
import type { Proportions } from './proportions.ts';
import type { BodyTraits } from './traits.ts';

/** Thigh, knee, calf, ankle, and the foot of the race. */
export function sculptLeg(
  field: FieldBuilder,
  side: Side,
  q: Proportions,
  joints: Joints,
  feet: BodyTraits['feet'],
): void {
  const m = signOf(side);
  const S = q.scale;
  const d = q.digitigrade;
  const put = (
    shape: Shape,
    bone: 'thigh' | 'shin' | 'foot' | 'toe',
    k: number,
    group = `leg${side}`,
  ): void => {
    field.add(shape, { bone: boneNumber(`${bone}${side}` as BoneName), group, k: k * S });
  };
  const [hip, knee, ankle, toe] = [
    joints[`thigh${side}`],
    joints[`shin${side}`],
    joints[`foot${side}`],
    joints[`toe${side}`],
  ];
  put(cone(add(hip, [0, -0.02 * S, 0]), knee, q.thigh, q.knee * 0.95), 'thigh', 0.045);
  const quadriceps = between(add(hip, [m * 0.012 * S, 0, 0.02 * S]), knee, 0.42);
  put(
    ellipsoid(
      quadriceps,
      [q.thigh * 0.88, distance(hip, knee) * 0.42, q.thigh * 0.95],
      turn(d > 0 ? -12 : 0),
    ),
    'thigh',
    0.04,
  );
  put(ball(add(knee, [0, 0, 0.006 * S]), q.knee), 'shin', 0.025);
  put(cone(knee, ankle, q.knee * 0.88, q.ankle), 'shin', 0.03);
  const calf = add(between(knee, ankle, 0.32), [m * 0.004, 0, d > 0 ? -0.004 * S : -0.022 * S]);
  put(
    ellipsoid(
      calf,
      [q.calf * 0.86, distance(knee, ankle) * 0.32, q.calf * 0.96],
      turn(d > 0 ? 30 : 4),
    ),
    'shin',
    0.035,
  );
  if (feet === 'hoof') {
    // The hock stands out behind, the cannon runs down to the hoof.
    put(ball(add(ankle, [0, 0.004 * S, -0.012 * S]), q.ankle * 1.08), 'foot', 0.02);
    put(cone(ankle, add(toe, [0, 0.1 * S, 0]), q.ankle * 0.98, q.ankle * 0.82), 'foot', 0.03);
    put(
      cone(
        add(toe, [0, 0.075 * S, 0]),
        add(toe, [0, 0.02 * S, 0.03 * S]),
        q.ankle * 0.92,
        q.ankle * 1.32,
      ),
      'foot',
      0.01,
      `foot${side}`,
    );
    return;
  }
  const f = q.foot * S;
  const tip: Vec = [toe[0] + m * 0.02 * f, 0.042 * f, 0.115 * f];
  const group = `foot${side}`;
  put(
    cone(
      [ankle[0], 0.06 * f, ankle[2] - 0.035 * f],
      [ankle[0], 0.045 * f, ankle[2] - 0.045 * f],
      0.044 * f,
    ),
    'foot',
    0.03,
    group,
  );
  put(cone(ankle, tip, q.ankle * 0.95, 0.043 * f), 'foot', 0.04, group);
  if (feet === 'two toes') {
    put(
      ellipsoid([tip[0], 0.04 * f, 0.12 * f], [0.056 * f, 0.038 * f, 0.07 * f]),
      'toe',
      0.03,
      group,
    );
    for (const e of [-1, 1])
      put(
        cone(
          [tip[0] + e * 0.03 * f, 0.04 * f, 0.13 * f],
          [tip[0] + e * 0.04 * f, 0.03 * f, 0.185 * f],
          0.034 * f,
          0.028 * f,
        ),
        'toe',
        0.01,
        group,
      );
    return;
  }
  put(
    ellipsoid([tip[0], 0.034 * f, 0.105 * f], [0.05 * f, 0.032 * f, 0.06 * f]),
    'toe',
    0.025,
    group,
  );
  // Five toes, the great one inside.
  const spread = [-0.036, -0.012, 0.008, 0.027, 0.044];
  spread.forEach((x, i) => {
    const r = (i === 0 ? 0.02 : 0.0155 - i * 0.0008) * f;
    const z = (0.158 - (i === 0 ? 0 : i * 0.0075)) * f;
    put(
      cone(
        [tip[0] + m * x * f, r + 0.006 * f, z - 0.03 * f],
        [tip[0] + m * x * 1.06 * f, r * 0.95, z],
        r,
        r * 0.9,
      ),
      'toe',
      0.006,
      group,
    );
  });
}
