import { add, sub, type Vec } from '../field/vec.ts';
import type { Window } from '../mesh/surface-nets.ts';
import { ARM_ANGLE, signOf, type Side } from '../skeleton/bones.ts';
import type { Figure } from './figure.ts';

/** Whether a point lies within a window, at least `inset` from its sides. */
export function isWithin({ lo, hi }: Window, x: number, y: number, z: number, inset = 0): boolean {
  return (
    x > lo[0] + inset &&
    y > lo[1] + inset &&
    z > lo[2] + inset &&
    x < hi[0] - inset &&
    y < hi[1] - inset &&
    z < hi[2] - inset
  );
}

export function headWindow({ head: { centre, height, width }, face }: Figure): Window {
  const wide = (face.ear === 'round' ? 0.5 : 0.4 + face.earLength * 0.75) * width;
  const tall = Math.max(0.62, face.earLength * (0.5 + 0.4 * Math.max(0, face.earUp)) + 0.08);
  return {
    lo: [-Math.max(wide, 0.5 * width), centre[1] - height * 0.56, centre[2] - height * 0.68],
    hi: [
      Math.max(wide, 0.5 * width),
      centre[1] + height * tall,
      centre[2] + height * (face.muzzle ? 1 : 0.85),
    ],
  };
}

export function handWindow({ proportions: { hand, scale }, joints }: Figure, side: Side): Window {
  const h = hand * 0.1 * scale;
  const down: Vec = [signOf(side) * Math.sin(ARM_ANGLE), -Math.cos(ARM_ANGLE), 0];
  const middle = add(joints[`hand${side}`], down, h * 0.95);
  const half: Vec = [h * 1.25, h * 1.25, h];
  return { lo: sub(middle, half), hi: add(middle, half) };
}

/** Everything but what stands out of the head. */
export function trunkWindow({ proportions: q, joints }: Figure): Window {
  const wide = q.shoulder + (q.upperArm + q.forearm) * 0.75 + 0.1 * q.scale;
  return {
    lo: [-wide, -0.01, joints.pelvis[2] - q.pelvisDepth - 0.45 * q.scale],
    hi: [
      wide,
      joints.head[1] + 0.12 * q.scale,
      Math.max(joints.neck[2] + 0.3 * q.scale, joints.toeL[2] + 0.32 * q.scale),
    ],
  };
}
