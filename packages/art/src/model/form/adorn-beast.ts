import { FieldBuilder } from '../field/blend-field.ts';
import { cone, sweep } from '../field/shapes.ts';
import { distance, type Vec } from '../field/vec.ts';
import type { Layer } from '../mesh/layer.ts';
import type { Rigging } from '../mesh/painted-mesh.ts';
import { beastBone, type BeastBone } from './beast-shape.ts';
import type { FormColors } from './form.ts';
import type { Beast } from './quadruped.ts';

export type Painter = (x: number, y: number, z: number, ny: number) => number;

/** Pale below, dark along the back. */
export const fur = (beast: Beast, { number }: FormColors): Painter => {
  const [plain, dark, pale] = [number('fur'), number('dark'), number('pale')];
  return (x, y, z, ny) => {
    if (distance([x, y, z], beast.nose) < beast.noseSize) return number('nose');
    if (y < 0.03) return dark;
    if (ny < -0.45) return pale;
    return ny > 0.75 && Math.abs(x) < 0.08 ? dark : plain;
  };
};
export const spots = (beast: Beast, colors: FormColors): Painter => {
  const under = fur(beast, colors);
  return (x, y, z, ny) => {
    const spot =
      Math.sin(x * 46 + Math.sin(z * 21) * 1.3) * Math.sin(z * 44 + x * 9) * Math.cos(y * 40);
    return spot > 0.3 && ny > -0.4 && z < beast.joints.head[2]
      ? colors.number('dark')
      : under(x, y, z, ny);
  };
};
export const stripes = (beast: Beast, colors: FormColors): Painter => {
  const under = fur(beast, colors);
  return (x, y, z, ny) =>
    Math.sin(z * 34 + Math.abs(x) * 14) > 0.72 && ny > -0.2
      ? colors.number('mark')
      : under(x, y, z, ny);
};

export const rigid = (bone: BeastBone): Rigging => {
  const weights = [{ bone: beastBone(bone), weight: 1 }];
  return () => weights;
};

/** Tufts along a line: mane, ruff, hackles. */
export function tufts(
  at: readonly (readonly [Vec, Vec])[],
  radius: number,
  color: number,
  bone: BeastBone,
  glow = 0,
): Layer {
  const builder = new FieldBuilder();
  for (const [from, to] of at)
    builder.add(cone(from, to, radius, radius * 0.12), {
      bone: beastBone(bone),
      group: 'tuft',
      k: radius * 0.5,
    });
  const field = builder.build(0.06, 0.06);
  return {
    field: field.at,
    window: { lo: field.lo, hi: field.hi },
    voxel: 0.013,
    triangles: 700,
    paint: { color, pattern: 'fur', rough: 0.7, glow },
    rig: rigid(bone),
  };
}

export const ruff = (
  { joints: { neck, head } }: Beast,
  count: number,
  wide: number,
  long: number,
): readonly (readonly [Vec, Vec])[] =>
  Array.from({ length: count }, (_, i) => {
    const a = (i / count) * Math.PI * 2;
    const out: Vec = [Math.cos(a) * wide, Math.sin(a) * wide, 0];
    const middle: Vec = [0, (neck[1] + head[1]) / 2, (neck[2] + head[2]) / 2];
    return [
      [middle[0] + out[0] * 0.7, middle[1] + out[1] * 0.7, middle[2]],
      [
        middle[0] + out[0] * (1 + long),
        middle[1] + out[1] * (1 + long) - long * 0.06,
        middle[2] - long * wide * 1.2,
      ],
    ] as const;
  });

export function fangs(
  { joints: { head } }: Beast,
  { number }: FormColors,
  h: number,
  far: number,
  long: number,
): Layer {
  const builder = new FieldBuilder();
  for (const m of [-1, 1])
    builder.add(
      sweep(
        [
          [m * 0.26 * h, head[1] - 0.3 * h, head[2] + far * h],
          [m * 0.27 * h, head[1] - (0.36 + long) * h, head[2] + (far + 0.05) * h],
        ],
        [0.07 * h, 0.012 * h],
        2,
      ),
      { bone: beastBone('head'), group: 'fang', k: 0.003 },
    );
  const field = builder.build(0.04, 0.03);
  return {
    field: field.at,
    window: { lo: field.lo, hi: field.hi },
    voxel: 0.006,
    triangles: 120,
    paint: { color: number('claw'), pattern: 'bone', rough: 0.4 },
    rig: rigid('head'),
    thin: true,
  };
}

export function antlers({ joints: { head } }: Beast, { number }: FormColors, h: number): Layer {
  const builder = new FieldBuilder();
  const add = (points: readonly Vec[], radii: readonly number[]): void => {
    builder.add(sweep(points, radii, 4), { bone: beastBone('head'), group: 'antler', k: 0.008 });
  };
  for (const m of [-1, 1]) {
    const at = (x: number, y: number, z: number): Vec => [
      m * x * h,
      head[1] + y * h,
      head[2] + z * h,
    ];
    add(
      [at(0.3, 0.7, 0), at(0.7, 1.5, -0.2), at(1.3, 2.2, -0.4), at(1.4, 3, -0.1)],
      [0.14 * h, 0.12 * h, 0.1 * h, 0.02 * h],
    );
    add([at(0.6, 1.4, -0.15), at(0.8, 1.7, 0.4), at(0.8, 2.2, 0.6)], [0.1 * h, 0.08 * h, 0.02 * h]);
    add([at(1.1, 2, -0.35), at(1.7, 2.3, -0.3), at(2, 2.8, -0.2)], [0.1 * h, 0.07 * h, 0.02 * h]);
  }
  const field = builder.build(0.05, 0.04);
  return {
    field: field.at,
    window: { lo: field.lo, hi: field.hi },
    voxel: 0.01,
    triangles: 620,
    paint: { color: number('claw'), pattern: 'bone', rough: 0.5 },
    rig: rigid('head'),
  };
}
