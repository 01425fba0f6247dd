import { clamp, distance, smoothstep, type Vec } from '../field/vec.ts';
import { skinNumber } from '../paint/palette.ts';
import { SIDES } from '../skeleton/bones.ts';
import type { Figure } from './figure.ts';

type Painter = (x: number, y: number, z: number) => number;

/** 1 at a point, fading to 0 at `reach` metres. */
const near = (p: Vec, centre: Vec, reach: number): number =>
  1 - smoothstep(reach * 0.35, reach, distance(p, centre));

/** Warmer elbows, knees and knuckles; bare bone on the undead; a pale chest under a fleece. */
export function bodyPainter({ joints, proportions: q, traits, head }: Figure): Painter {
  const S = q.scale;
  const warm = SIDES.flatMap((side) => [
    [joints[`farm${side}`], 0.09 * S, 0.4] as const,
    [joints[`shin${side}`], 0.1 * S, 0.35] as const,
    [joints[`fing${side}`], 0.06 * q.hand * S, 0.6] as const,
    [joints[`tip${side}`], 0.06 * q.hand * S, 0.35] as const,
    [joints[`uarm${side}`], 0.12 * S, 0.2] as const,
  ]);
  const bones = SIDES.flatMap((side) => [
    [joints[`farm${side}`], 0.062] as const,
    [joints[`shin${side}`], 0.075] as const,
    [joints[`fing${side}`], 0.05] as const,
    [joints[`tip${side}`], 0.06] as const,
  ]);
  return (x, y, z) => {
    const p: Vec = [x, y, z];
    if (traits.bareBone)
      for (const [centre, r] of bones) {
        const d = distance(p, centre) / S;
        if (d < r * 0.9) return skinNumber('bone', 1 - smoothstep(r * 0.75, r, d) * 0.3);
        if (d < r * 1.25) return skinNumber('raw', 0.9 * smoothstep(r * 1.3, r * 0.95, d));
      }
    if (traits.fur) {
      const front =
        smoothstep(0, 0.12 * S, z - joints.chest[2]) *
        smoothstep(q.chestWidth * 0.9, q.chestWidth * 0.5, Math.abs(x));
      const below = smoothstep(
        head.centre[1] - head.height * 0.6,
        head.centre[1] - head.height * 1.1,
        y,
      );
      const pale = 0.35 * front * below;
      if (pale > 0.1) return skinNumber('pale', pale);
    }
    let blush = 0;
    for (const [centre, reach, amount] of warm)
      blush = Math.max(blush, amount * near(p, centre, reach));
    return skinNumber('blush', clamp(blush));
  };
}
