import type { FieldBuilder } from '../field/blend-field.ts';
import { ball, cone, ellipsoid, type Shape } from '../field/shapes.ts';
import { add, mix, sub, turn, unit, type Vec } from '../field/vec.ts';
import { ARM_ANGLE, boneNumber, signOf, type BoneName, type Side } from '../skeleton/bones.ts';
import type { Joints } from '../skeleton/joints.ts';
import type { Proportions } from './proportions.ts';

const DEGREES = 42;

/** Deltoid, biceps, triceps, elbow, the bulge of the forearm. */
export function sculptArm(field: FieldBuilder, side: Side, q: Proportions, joints: Joints): void {
  const m = signOf(side);
  const S = q.scale;
  const group = `arm${side}`;
  const put = (shape: Shape, bone: 'uarm' | 'farm', k: number): void => {
    field.add(shape, { bone: boneNumber(`${bone}${side}`), group, k: k * S });
  };
  const [shoulder, elbow, wrist] = [
    joints[`uarm${side}`],
    joints[`farm${side}`],
    joints[`hand${side}`],
  ];
  const down = unit(sub(elbow, shoulder));
  const along = turn(0, 0, m * DEGREES);
  put(
    ellipsoid(
      add(shoulder, down, q.deltoid * 0.28),
      [q.deltoid * 0.9, q.deltoid * 1.18, q.deltoid * 0.95],
      along,
    ),
    'uarm',
    0.05,
  );
  put(
    cone(
      add(shoulder, down, 0.02 * S),
      add(elbow, down, -0.01 * S),
      q.upperArmRadius * 1.02,
      q.elbow,
    ),
    'uarm',
    0.04,
  );
  const biceps = add(add(shoulder, down, q.upperArm * 0.55), [0, 0, q.upperArmRadius * 0.3]);
  put(
    ellipsoid(biceps, [q.upperArmRadius * 0.82, q.upperArm * 0.3, q.upperArmRadius * 0.85], along),
    'uarm',
    0.03,
  );
  const triceps = add(add(shoulder, down, q.upperArm * 0.46), [0, 0, -q.upperArmRadius * 0.34]);
  put(
    ellipsoid(triceps, [q.upperArmRadius * 0.78, q.upperArm * 0.3, q.upperArmRadius * 0.78], along),
    'uarm',
    0.03,
  );
  put(ball(add(elbow, [0, 0, -q.elbow * 0.16]), q.elbow * 1.0), 'farm', 0.025);
  put(cone(elbow, wrist, q.elbow * 0.92, q.wrist), 'farm', 0.03);
  put(
    ellipsoid(
      add(elbow, down, q.forearm * 0.3),
      [q.forearmRadius * 0.92, q.forearm * 0.36, q.forearmRadius],
      along,
    ),
    'farm',
    0.035,
  );
}

/** Palm, ball of the thumb, knuckles, fingers of three joints, thumb. */
export function sculptHand(
  field: FieldBuilder,
  side: Side,
  q: Proportions,
  joints: Joints,
  fingers: 2 | 3 | 4,
): void {
  const m = signOf(side);
  const S = q.scale;
  const h = q.hand * 0.1 * S;
  const wrist = joints[`hand${side}`];
  const down: Vec = [m * Math.sin(ARM_ANGLE), -Math.cos(ARM_ANGLE), 0];
  // Towards the palm: the hand hangs with its palm to the thigh.
  const palm: Vec = [-m * Math.cos(ARM_ANGLE), -Math.sin(ARM_ANGLE), 0];
  const at = (reach: number, inward: number, forward: number): Vec =>
    add(add(add(wrist, down, reach * h), palm, inward * h), [0, 0, 1], forward * h);
  const along = turn(0, 0, m * DEGREES);
  const put = (shape: Shape, bone: BoneName, k: number): void => {
    field.add(shape, { bone: boneNumber(bone), group: `hand${side}`, k: k * S });
  };
  put(ellipsoid(at(0.48, 0, 0), [h * 0.27, h * 0.56, h * 0.43], along), `hand${side}`, 0.02);
  put(ellipsoid(at(0.34, 0.08, 0.22), [h * 0.23, h * 0.34, h * 0.22], along), `hand${side}`, 0.012);
  put(ellipsoid(at(0.45, 0.1, -0.25), [h * 0.18, h * 0.36, h * 0.16], along), `hand${side}`, 0.012);
  const radius = { 2: 0.2, 3: 0.165, 4: 0.133 }[fingers];
  for (let j = 0; j < fingers; j++) {
    const t = j / (fingers - 1);
    const z = mix(0.33, -0.33, t);
    const long = 1 - 0.32 * Math.abs(t - 0.38);
    const [knuckle, joint, middle, tip] = [
      at(0.84, -0.07, z * 0.92),
      at(0.86 + 0.42 * long, 0.0, z * 1.05),
      at(0.86 + 0.68 * long, 0.14, z * 1.08),
      at(0.86 + 0.82 * long, 0.32, z * 1.06),
    ];
    put(ball(knuckle, radius * h * 1.06), `hand${side}`, 0.006);
    put(cone(knuckle, joint, radius * h, radius * h * 0.95), `fing${side}`, 0.005);
    put(cone(joint, middle, radius * h * 0.96, radius * h * 0.88), `tip${side}`, 0.004);
    put(cone(middle, tip, radius * h * 0.88, radius * h * 0.76), `tip${side}`, 0.004);
  }
  put(cone(at(0.26, 0.1, 0.32), at(0.6, 0.2, 0.6), 0.17 * h, 0.15 * h), `thumb${side}`, 0.012);
  put(cone(at(0.6, 0.2, 0.6), at(0.92, 0.24, 0.64), 0.15 * h, 0.12 * h), `thumb${side}`, 0.006);
}
