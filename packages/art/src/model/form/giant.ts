import { sculptArm, sculptHand } from '../body/arm.ts';
import { sculptLeg } from '../body/leg.ts';
import { PROPORTIONS, scaled, type Proportions } from '../body/proportions.ts';
import { sculptTail, sculptTorso } from '../body/torso.ts';
import { FieldBuilder } from '../field/blend-field.ts';
import { ellipsoid, sweep, type Shape } from '../field/shapes.ts';
import { add, type Vec } from '../field/vec.ts';
import { HeadBrush } from '../head/head-brush.ts';
import type { Layer } from '../mesh/layer.ts';
import type { Paint } from '../mesh/painted-mesh.ts';
import { boneEntries } from '../skeleton/bone-entries.ts';
import { boneNumber, SIDES, type BoneName } from '../skeleton/bones.ts';
import { layJoints, type HeadFrame, type Joints } from '../skeleton/joints.ts';
import { formColors, type Form } from './form.ts';

/** A giant under the sculptor's hands. */
export interface Clay {
  readonly q: Proportions;
  readonly joints: Joints;
  readonly head: HeadFrame;
  readonly number: (name: string) => number;
}

const rigid = (bone: BoneName) => {
  const weights = [{ bone: boneNumber(bone), weight: 1 }];
  return () => weights;
};

/** Forms of one kind as a layer that rides one bone. */
export function extra(
  shapes: readonly (Shape | readonly Shape[])[],
  bone: BoneName,
  paint: Paint,
  o: { voxel?: number; triangles?: number; k?: number } = {},
): Layer {
  const builder = new FieldBuilder();
  for (const shape of shapes)
    builder.add(shape, { bone: boneNumber(bone), group: 'extra', k: o.k ?? 0.008 });
  const field = builder.build(0.05, 0.05);
  return {
    field: field.at,
    window: { lo: field.lo, hi: field.hi },
    voxel: o.voxel ?? 0.012,
    triangles: o.triangles ?? 700,
    paint,
    rig: rigid(bone),
  };
}

export function giant(
  proportions: Partial<Proportions>,
  colors: Readonly<Record<string, string>>,
  o: {
    readonly fingers: 2 | 3 | 4;
    readonly feet: 'hoof' | 'two toes';
    readonly tail?: number;
    readonly sculpt: (brush: HeadBrush, body: FieldBuilder, clay: Clay) => void;
    readonly paint: (clay: Clay) => Paint;
    readonly more: (clay: Clay) => readonly Layer[];
  },
): Form {
  const q = scaled({ ...PROPORTIONS.tauren.male, ...proportions });
  const { joints, head } = layJoints(q);
  const named = formColors(colors);
  const clay: Clay = { q, joints, head, number: named.number };
  const builder = new FieldBuilder();
  sculptTorso(builder, q, joints, head);
  for (const side of SIDES) {
    sculptArm(builder, side, q, joints);
    sculptHand(builder, side, q, joints, o.fingers);
    sculptLeg(builder, side, q, joints, o.feet);
  }
  if (o.tail) sculptTail(builder, o.tail, false, q.scale, joints);
  o.sculpt(new HeadBrush(builder, head, 'head'), builder, clay);
  const field = builder.build();
  const solid = (x: number, y: number, z: number): number => Math.max(field.distance(x, y, z), -y);
  const body: Layer = {
    field: solid,
    window: { lo: [field.lo[0], -0.02, field.lo[2]], hi: field.hi },
    voxel: 0.0105 * q.scale,
    triangles: 7500,
    paint: o.paint(clay),
    rig: (x, y, z) => field.weights(x, y, z, 0.022 * q.scale),
    edge: 0.013 * q.scale,
    strength: 0.7,
  };
  return {
    bones: boneEntries(joints),
    layers: [body, ...o.more(clay)],
    body: solid,
    size: q.scale,
    palette: named.palette,
  };
}

/** Two shining eyes. */
export const eyesAt = ({ head, number }: Clay, x: number, y: number, z: number, r: number): Layer =>
  extra(
    [-1, 1].map((m) =>
      ellipsoid(head.place(m * x, y, z), [
        r * head.height,
        r * 0.8 * head.height,
        r * 0.7 * head.height,
      ]),
    ),
    'head',
    { color: number('eye'), glow: 0.7, rough: 0.3 },
    { voxel: 0.008, triangles: 200 },
  );

/** Blades of leaf, feather or fur from points outwards. */
export const blades = (
  from: readonly (readonly [Vec, Vec])[],
  radius: number,
  flat = 1.8,
): readonly (readonly Shape[])[] =>
  from.map(([a, b]) =>
    sweep([a, add(a, add(b, a, -1), 0.55), b], [radius * 0.6, radius, radius * 0.1], 2, {
      along: [0, 0, 1],
      by: flat,
    }),
  );

export const ringOf = (
  count: number,
  centre: Vec,
  wide: number,
  deep: number,
  down: number,
  out: number,
): readonly (readonly [Vec, Vec])[] =>
  Array.from({ length: count }, (_, i) => {
    const a = (i / count) * Math.PI * 2;
    const from = add(centre, [Math.cos(a) * wide, 0, Math.sin(a) * deep]);
    return [from, add(from, [Math.cos(a) * out, -down, Math.sin(a) * out])] as const;
  });
