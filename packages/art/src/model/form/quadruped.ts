import { FieldBuilder, type BlendField } from '../field/blend-field.ts';
import { ball, cone, ellipsoid, sweep, type Shape } from '../field/shapes.ts';
import { add, between, turn, type Vec } from '../field/vec.ts';
import { sculptBeastHead } from './beast-head.ts';
import {
  BEAST_BONES,
  BEAST_PARENTS,
  beastBone,
  type BeastBone,
  type BeastEye,
  type BeastShape,
} from './beast-shape.ts';

export interface Beast {
  readonly field: BlendField;
  readonly joints: Readonly<Record<BeastBone, Vec>>;
  readonly bones: readonly { name: string; parent: number; position: Vec }[];
  readonly eyes: readonly BeastEye[];
  /** Tip of the nose and of the forelegs' paws, for what is painted there. */
  readonly nose: Vec;
  readonly noseSize: number;
}

export function sculptBeast(s: BeastShape): Beast {
  const back = -s.long * 0.5;
  const pelvis: Vec = [0, s.tall * 0.9, back];
  const chest: Vec = [0, s.tall * 0.84, s.long * 0.42];
  const neck = add(chest, [0, s.tall * 0.1, s.chest[2] * 0.5]);
  const head = add(neck, [0, s.neck.long * s.neck.up, s.neck.long * (1 - s.neck.up * 0.5)]);
  const tail1 = add(pelvis, [0, s.hips[1] * 0.4, -s.hips[2] * 0.8]);
  const tail2 = add(tail1, [0, s.tail.long * 0.4 * s.tail.up, -s.tail.long * 0.35]);
  const tail3 = add(tail2, [0, s.tail.long * 0.4 * (s.tail.up + 0.15), -s.tail.long * 0.3]);
  const joints: Partial<Record<BeastBone, Vec>> = {
    root: [0, 0, 0],
    pelvis,
    spine: between(pelvis, chest, 0.4),
    chest,
    neck,
    head,
    tail1,
    tail2,
    tail3,
  };
  for (const [side, m] of [
    ['L', 1],
    ['R', -1],
  ] as const) {
    const hip: Vec = [m * s.hips[0] * 0.62, s.tall * 0.74, back + 0.02];
    const shoulder: Vec = [m * s.chest[0] * 0.66, s.tall * 0.7, s.long * 0.42];
    joints[`thigh${side}`] = hip;
    joints[`shin${side}`] = [hip[0] * 1.05, s.tall * 0.42, back + s.leg * 0.9];
    joints[`foot${side}`] = [hip[0] * 1.05, s.tall * 0.17, back - s.leg * 0.9];
    joints[`fore${side}`] = shoulder;
    joints[`foreshin${side}`] = [shoulder[0], s.tall * 0.4, s.long * 0.42 - s.leg * 0.5];
    joints[`forefoot${side}`] = [shoulder[0], s.tall * 0.1, s.long * 0.42 + s.leg * 0.1];
  }
  const all = joints as Readonly<Record<BeastBone, Vec>>;
  const builder = new FieldBuilder();
  const put = (
    shape: Shape | readonly Shape[],
    bone: BeastBone,
    k: number,
    group = 'body',
  ): void => {
    builder.add(shape, { bone: beastBone(bone), group, k });
  };
  put(ellipsoid(chest, s.chest, turn(-8)), 'chest', 0.08);
  put(ellipsoid(add(between(pelvis, chest, 0.45), [0, -s.tall * 0.02, 0]), s.belly), 'spine', 0.08);
  put(ellipsoid(pelvis, s.hips, turn(10)), 'pelvis', 0.08);
  if (s.hump > 0)
    put(
      ellipsoid(add(chest, [0, s.chest[1] * 0.72, -s.chest[2] * 0.2]), [
        s.chest[0] * 0.5,
        s.hump,
        s.chest[2] * 0.6,
      ]),
      'chest',
      0.08,
    );
  put(
    cone(
      add(chest, [0, s.chest[1] * 0.25, s.chest[2] * 0.35]),
      add(head, [0, 0, -s.head * 0.2]),
      s.neck.radius * 1.2,
      s.neck.radius,
    ),
    'neck',
    0.07,
    'neck',
  );
  for (const side of ['L', 'R'] as const) {
    const [hip, knee, hock] = [all[`thigh${side}`], all[`shin${side}`], all[`foot${side}`]];
    put(
      ellipsoid(
        between(hip, knee, 0.35),
        [s.leg * 1.15, (hip[1] - knee[1]) * 0.75, s.leg * 1.7],
        turn(-14),
      ),
      `thigh${side}`,
      0.06,
      'leg',
    );
    put(cone(knee, hock, s.leg * 0.95, s.leg * 0.6), `shin${side}`, 0.04, 'leg');
    put(
      cone(hock, [hock[0], s.paw * 0.6, hock[2] + s.leg * 0.3], s.leg * 0.62, s.leg * 0.6),
      `foot${side}`,
      0.03,
      'leg',
    );
    putPaw(put, [hock[0], 0, hock[2] + s.leg * 0.8], s.paw, `foot${side}`);
    const [shoulder, elbow, wrist] = [
      all[`fore${side}`],
      all[`foreshin${side}`],
      all[`forefoot${side}`],
    ];
    put(
      ellipsoid(
        between(shoulder, elbow, 0.3),
        [s.leg * 1.05, (shoulder[1] - elbow[1]) * 0.72, s.leg * 1.5],
        turn(10),
      ),
      `fore${side}`,
      0.06,
      'leg',
    );
    put(cone(elbow, wrist, s.leg * 0.9, s.leg * 0.66), `foreshin${side}`, 0.04, 'leg');
    put(ball(wrist, s.leg * 0.68), `forefoot${side}`, 0.03, 'leg');
    putPaw(put, [wrist[0], 0, wrist[2] + s.leg * 0.35], s.paw, `forefoot${side}`);
  }
  const { long, radius, bushy } = s.tail;
  if (long > 0) {
    const end = add(tail3, [0, long * 0.2 * s.tail.up, -long * 0.25]);
    put(sweep([tail1, tail2], [radius, radius * (1 + bushy * 0.4)], 3), 'tail1', 0.02, 'tail');
    put(
      sweep([tail2, tail3], [radius * (1 + bushy * 0.4), radius * (1 + bushy)], 3),
      'tail2',
      0.02,
      'tail',
    );
    put(sweep([tail3, end], [radius * (1 + bushy), radius * 0.5], 3), 'tail3', 0.02, 'tail');
  }
  const face = sculptBeastHead(builder, s, head);
  const bones = BEAST_BONES.map((name) => {
    const parent = BEAST_PARENTS[name];
    return { name, parent: parent ? beastBone(parent) : -1, position: all[name] };
  });
  return { field: builder.build(0.06, 0.1), joints: all, bones, ...face };
}

function putPaw(
  put: (shape: Shape | readonly Shape[], bone: BeastBone, k: number, group?: string) => void,
  at: Vec,
  paw: number,
  bone: BeastBone,
): void {
  put(ellipsoid([at[0], paw * 0.5, at[2]], [paw * 0.95, paw * 0.6, paw * 1.15]), bone, 0.03, 'leg');
  for (const x of [-0.55, -0.18, 0.18, 0.55])
    put(
      ellipsoid(
        [at[0] + x * paw, paw * 0.34, at[2] + paw * (1 - Math.abs(x) * 0.35)],
        [paw * 0.26, paw * 0.34, paw * 0.42],
      ),
      bone,
      0.008,
      'leg',
    );
}
