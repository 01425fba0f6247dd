import type { Proportions } from '../body/proportions.ts';
import { add, mix, unit, type Vec } from '../field/vec.ts';
import { ARM_ANGLE, SIDES, signOf, type BoneName } from './bones.ts';

export type Joints = Readonly<Record<BoneName, Vec>>;

/** The head's own frame: its middle and height. Faces and hair are written in head heights about it. */
export interface HeadFrame {
  readonly centre: Vec;
  readonly height: number;
  readonly width: number;
  /** From head units to the model's space. */
  readonly place: (x: number, y: number, z: number) => Vec;
  readonly inHead: (x: number, y: number, z: number) => Vec;
}

/** Where every bone begins in the pose the body is bound in. `q` are scaled proportions. */
export function layJoints(q: Proportions): { joints: Joints; head: HeadFrame } {
  const S = q.scale;
  const T = q.torso;
  const along = (lean: number): Vec => [0, Math.cos(lean), Math.sin(lean)];
  const pelvis: Vec = [0, q.leg + 0.02 * S, -q.lean * T * 0.42];
  const spine = add(pelvis, along(q.lean * 0.2), T * 0.25);
  const chest = add(spine, along(q.lean * 0.8), T * 0.3);
  const neck = add(chest, along(q.lean * 1.25), T * 0.45);
  const head = add(add(neck, unit([0, 1, q.lean * 0.9]), q.neck), [0, 0, q.neckForward]);
  const frame = headFrame(q, head);
  const cape1 = add(neck, [0, -0.05 * S, -q.chestDepth * 1.1]);
  const cape2 = add(cape1, [0, -T * 0.55, -0.06 * S]);
  const tail1 = add(pelvis, [0, 0.01 * S, -q.pelvisDepth * 0.85]);
  const tail2 = add(tail1, [0, -0.22 * S, -0.12 * S]);
  const joints: Partial<Record<BoneName, Vec>> = {
    root: [0, 0, 0],
    pelvis,
    spine,
    chest,
    neck,
    head,
    hair: frame.place(0, 0.2, -0.4),
    tail1,
    tail2,
    tail3: add(tail2, [0, -0.22 * S, -0.03 * S]),
    cape1,
    cape2,
    cape3: add(cape2, [0, -T * 0.7, -0.06 * S]),
    skirtF: add(pelvis, [0, 0, q.pelvisDepth]),
    skirtB: add(pelvis, [0, 0, -q.pelvisDepth]),
    skirtL: add(pelvis, [q.pelvisWidth, 0, 0]),
    skirtR: add(pelvis, [-q.pelvisWidth, 0, 0]),
  };
  for (const side of SIDES) {
    const m = signOf(side);
    const down: Vec = [m * Math.sin(ARM_ANGLE), -Math.cos(ARM_ANGLE), 0];
    const shoulder: Vec = [
      m * q.shoulder,
      neck[1] - 0.055 * S - q.deltoid * 0.15,
      neck[2] - 0.012 * S,
    ];
    const wrist = add(shoulder, down, q.upperArm + q.forearm);
    const hand = q.hand * 0.1 * S;
    joints[`clav${side}`] = [m * q.shoulder * 0.25, neck[1] - 0.03 * S, neck[2]];
    joints[`uarm${side}`] = shoulder;
    joints[`farm${side}`] = add(shoulder, down, q.upperArm);
    joints[`hand${side}`] = wrist;
    joints[`fing${side}`] = add(wrist, down, hand * 0.92);
    joints[`tip${side}`] = add(wrist, down, hand * 1.38);
    joints[`thumb${side}`] = add(add(wrist, down, hand * 0.25), [0, 0, 1], hand * 0.3);
    const x = m * q.hip;
    const d = q.digitigrade;
    joints[`thigh${side}`] = [x, q.leg, pelvis[2]];
    joints[`shin${side}`] = [
      x * 1.12,
      q.leg * mix(0.52, 0.56, d),
      pelvis[2] * 0.6 + mix(0.012, 0.15, d) * S,
    ];
    joints[`foot${side}`] = [x * 1.16, mix(0.085 * S, q.leg * 0.27, d), mix(-0.02, -0.17, d) * S];
    joints[`toe${side}`] = [x * 1.2, mix(0.035, 0.06, d) * S, mix(0.1 * q.foot, 0, d) * S];
  }
  return { joints: joints as Joints, head: frame };
}

function headFrame(q: Proportions, joint: Vec): HeadFrame {
  const height = q.head;
  const width = height * q.headWidth;
  const centre = add(joint, [0, height * 0.43, height * 0.06]);
  return {
    centre,
    height,
    width,
    place: (x, y, z) => [centre[0] + x * width, centre[1] + y * height, centre[2] + z * height],
    inHead: (x, y, z) => [
      (x - centre[0]) / width,
      (y - centre[1]) / height,
      (z - centre[2]) / height,
    ],
  };
}
