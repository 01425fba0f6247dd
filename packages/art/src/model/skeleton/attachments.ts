import type { Figure } from '../body/figure.ts';
import type { Vec } from '../field/vec.ts';
import type { BoneName } from './bones.ts';

/** A place on the body where something hangs: position and turn in the bone's own frame. */
export interface Attachment {
  readonly bone: BoneName;
  readonly position: Vec;
  readonly rotation: readonly [number, number, number, number];
  /** How large things are that hang there, against a human's. */
  readonly size: number;
}

type Quaternion = Attachment['rotation'];
const STILL: Quaternion = [0, 0, 0, 1];
const about = (axis: 0 | 1 | 2, degrees: number): Quaternion => {
  const half = (degrees * Math.PI) / 360;
  const q: [number, number, number, number] = [0, 0, 0, Math.cos(half)];
  q[axis] = Math.sin(half);
  return q;
};
const times = (a: Quaternion, b: Quaternion): Quaternion => [
  a[3] * b[0] + a[0] * b[3] + a[1] * b[2] - a[2] * b[1],
  a[3] * b[1] - a[0] * b[2] + a[1] * b[3] + a[2] * b[0],
  a[3] * b[2] + a[0] * b[1] - a[1] * b[0] + a[2] * b[3],
  a[3] * b[3] - a[0] * b[0] - a[1] * b[1] - a[2] * b[2],
];

/** Grips, back, hips and crown. In a hand's frame −y runs along the fingers and z is the thumb's side. */
export function attachmentsOf({
  proportions: q,
  joints,
  head,
}: Figure): Readonly<Record<string, Attachment>> {
  const S = q.scale;
  const h = q.hand * 0.1 * S;
  const inChest = (x: number, y: number, z: number): Vec => [
    x,
    joints.neck[1] - joints.chest[1] + y,
    z,
  ];
  const back = -(q.chestDepth * 1.05 + 0.04 * S);
  // A blade stands across the palm: out of the fist on the thumb's side.
  const blade = about(0, 90);
  const grip = (m: 1 | -1): Vec => [-m * h * 0.3, -h * 0.78, 0];
  const size = Math.min(1.35, Math.max(0.62, S * Math.sqrt(q.hand / 1.2)));
  const hip = (m: 1 | -1): Attachment => ({
    bone: 'pelvis',
    position: [m * (q.pelvisWidth + 0.035 * S), q.torso * 0.1, 0.02 * S],
    rotation: times(about(0, 205), about(1, 90)),
    size,
  });
  return {
    mainHand: { bone: 'handR', position: grip(-1), rotation: blade, size },
    offHand: { bone: 'handL', position: grip(1), rotation: blade, size },
    shield: {
      bone: 'farmL',
      position: [q.forearmRadius + 0.02 * S, -q.forearm * 0.75, 0],
      rotation: about(1, 90),
      size,
    },
    back: {
      bone: 'chest',
      position: inChest(0.02 * S, -q.torso * 0.22, back),
      rotation: times(about(2, 145), STILL),
      size,
    },
    backShield: {
      bone: 'chest',
      position: inChest(0, -q.torso * 0.3, back - 0.02 * S),
      rotation: about(1, 180),
      size,
    },
    hipLeft: hip(1),
    hipRight: hip(-1),
    head: {
      bone: 'head',
      position: [
        0,
        head.centre[1] - joints.head[1] + head.height * 0.5,
        head.centre[2] - joints.head[2],
      ],
      rotation: STILL,
      size: head.height / 0.335,
    },
  };
}
