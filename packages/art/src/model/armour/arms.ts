import type { Tier } from '@gearwright/game/look/model-id.ts';
import type { ArmourClass } from '@gearwright/game/look/worn-shapes.ts';
import { smoothMax, type Distance } from '../field/blend.ts';
import { ellipsoid } from '../field/shapes.ts';
import { add, turn, type Vec } from '../field/vec.ts';
import { ARM_ANGLE, SIDES, signOf } from '../skeleton/bones.ts';
import type { Coat } from '../weapon/solid.ts';
import type { Garment, Layer } from './layer.ts';
import { ACCENT, GOLD, LEATHER, METAL, STRAP, plateOf, trimOf } from './materials.ts';
import type { Tailor } from './tailor.ts';

export function bracers(t: Tailor, armour: ArmourClass, shape: string, tier: Tier): Garment {
  const {
    figure: { joints: J, proportions: q },
    S,
  } = t;
  const trim = trimOf(armour, tier);
  const region = t.sleeve(shape === 'wrap' ? 0.7 : 0.57, 0.965);
  const flare: Distance = (x, y, z) => -0.1 * Math.max(0, t.along(x, y, z) - t.reach * 0.84);
  const rig = t.rigidSides('farm');
  const coat: Coat =
    armour === 'plate'
      ? plateOf(tier)
      : armour === 'mail'
        ? STRAP
        : armour === 'cloth'
          ? ACCENT
          : LEATHER;
  const layers: Layer[] = [
    t.shell('arms', 0.0235, region, { coat, k: 0.04, triangles: 460, dent: flare, rig }),
    t.trim('arms', 0.0295, region, tier === 1 ? 0.007 : 0.01, {
      coat: trim,
      k: 0.04,
      triangles: 420,
      dent: flare,
      rig,
    }),
  ];
  if (armour === 'leather')
    for (const u of [0.74, 0.84])
      layers.push(
        t.shell('arms', 0.03, t.sleeve(u - 0.014, u + 0.014), {
          coat: STRAP,
          k: 0.04,
          triangles: 150,
          dent: flare,
          rig,
        }),
      );
  if (armour === 'mail') {
    const outer: Distance = (x, y) =>
      -((Math.abs(x) - (J.farmL[0] + J.handL[0]) / 2) * Math.cos(ARM_ANGLE)) -
      (y - (J.farmL[1] + J.handL[1]) / 2) * Math.sin(ARM_ANGLE);
    layers.push(
      t.shell('arms', 0.031, t.all(t.sleeve(0.62, 0.93), outer), {
        coat: METAL,
        k: 0.04,
        triangles: 260,
        dent: flare,
        rig,
      }),
    );
  }
  if (armour === 'plate')
    for (const side of SIDES) {
      const m = signOf(side);
      const elbow = J[`farm${side}`];
      layers.push(
        t.solid(
          [
            ellipsoid(
              add(elbow, [m * 0.012 * S, 0, -0.012 * S]),
              [q.elbow * 1.55, q.elbow * 1.4, q.elbow * 1.55],
              turn(0, 0, m * 42),
            ),
            ellipsoid(
              add(elbow, [m * q.elbow * 1.1, 0.01 * S, 0]),
              [q.elbow * 0.35, q.elbow * 1.25, q.elbow * 1.7],
              turn(0, 0, m * 42),
            ),
          ],
          `farm${side}`,
          coat,
          { k: 0.015, triangles: 220 },
        ),
      );
    }
  return { layers, tucks: ['forearms'] };
}

export function gloves(t: Tailor, armour: ArmourClass, shape: string, tier: Tier): Garment {
  const {
    figure: { joints: J, proportions: q, field },
    S,
  } = t;
  const coat: Coat =
    armour === 'plate'
      ? plateOf(tier)
      : armour === 'cloth'
        ? { ...ACCENT }
        : armour === 'mail'
          ? STRAP
          : { ...LEATHER };
  const h = q.hand * 0.1 * S;
  const arms = field.mask('head', 'tail', 'torso', 'legL', 'legR', 'footL', 'footR');
  const cuff = t.reach - h * 0.3;
  const layers = SIDES.map((side): Layer => {
    const m = signOf(side);
    const middle = add(
      J[`hand${side}`],
      [m * Math.sin(ARM_ANGLE), -Math.cos(ARM_ANGLE), 0] as Vec,
      h * 0.8,
    );
    const glove: Distance = (x, y, z) =>
      smoothMax(
        field.raised(x, y, z, 0.006 * S, arms) - 0.0065 * S * Math.max(1, q.hand * 0.8),
        cuff - t.along(x, y, z),
        0.004,
      );
    return {
      form: () => glove,
      window: {
        lo: add(middle, [-h * 1.5, -h * 1.5, -h * 1.15]),
        hi: add(middle, [h * 1.5, h * 1.5, h * 1.15]),
      },
      voxel: 0.0055 * S * q.hand * 0.9,
      triangles: 640,
      coat,
      rig: (x, y, z) => field.weights(x, y, z, 0.006 * S * q.hand),
      edge: 0.006 * S * q.hand,
      strength: armour === 'plate' ? 1 : 0.8,
    };
  });
  const from = shape === 'cuffed' ? 0.8 : 0.9;
  const region = t.sleeve(from, 1.01);
  const flare: Distance =
    shape === 'cuffed'
      ? (x, y, z) => -0.16 * Math.max(0, t.reach * 0.93 - t.along(x, y, z))
      : () => 0;
  const rig = t.rigidSides('farm');
  layers.push(t.shell('arms', 0.0165, region, { coat, k: 0.02, triangles: 320, dent: flare, rig }));
  layers.push(
    t.trim(
      'arms',
      0.0215,
      t.all(t.sleeve(from, 1.4), t.sleeve(-1, from + 0.06)),
      tier === 1 ? 0.006 : 0.009,
      { coat: trimOf(armour, tier), k: 0.02, triangles: 220, dent: flare, rig },
    ),
  );
  if (tier === 3 && armour !== 'cloth')
    for (const side of SIDES) {
      const m = signOf(side);
      const back = add(
        add(J[`hand${side}`], [m * Math.sin(ARM_ANGLE), -Math.cos(ARM_ANGLE), 0], h * 0.5),
        [m * Math.cos(ARM_ANGLE), Math.sin(ARM_ANGLE), 0],
        h * 0.34,
      );
      layers.push(
        t.solid(
          [ellipsoid(back, [h * 0.14, h * 0.34, h * 0.3], turn(0, 0, m * 42))],
          `hand${side}`,
          GOLD,
          { triangles: 90, voxel: h * 0.07 },
        ),
      );
    }
  return { layers, covers: ['hands'], tucks: ['forearms'] };
}
