import type { Tier } from '@gearwright/game/look/model-id.ts';
import type { ArmourClass, Motif } from '@gearwright/game/look/worn-shapes.ts';
import type { Distance } from '../field/blend.ts';
import { box, ellipsoid, sweep } from '../field/shapes.ts';
import { turn } from '../field/vec.ts';
import type { Coat } from '../weapon/solid.ts';
import { emblem } from './emblem.ts';
import type { Garment, Layer } from './layer.ts';
import { ACCENT, GOLD, METAL, PLATE, STRAP } from './materials.ts';
import type { Tailor } from './tailor.ts';

export function belt(
  t: Tailor,
  armour: ArmourClass,
  shape: string,
  tier: Tier,
  motif: Motif | null,
): Garment {
  const {
    figure: { proportions: q },
    S,
    waist,
  } = t;
  const half = (shape === 'wide' ? 0.036 : 0.024) + (armour === 'cloth' ? 0.006 : 0);
  const thick = armour === 'plate' ? 0.043 : 0.038;
  const coat: Coat =
    armour === 'cloth'
      ? ACCENT
      : armour === 'plate' && tier > 1
        ? PLATE
        : armour === 'mail' && tier > 1
          ? METAL
          : STRAP;
  const region = t.all(t.band(waist, half), t.noArms(0.3, 2));
  const rig = t.soft('arms', 0.05);
  const layers: Layer[] = [
    t.shell('torso', thick, region, {
      coat,
      k: 0.1,
      without: 'arms',
      triangles: 420,
      bevel: 0.006,
      rig,
      span: [waist - half * S, waist + half * S],
    }),
  ];
  if (tier > 1) {
    const edges: Distance = (_x, y) =>
      Math.abs(Math.abs(y - waist) - half * S + 0.004 * S) - 0.008 * S;
    layers.push(
      t.shell('torso', thick + 0.005, t.all(edges, t.noArms(0.3, 2)), {
        coat: GOLD,
        k: 0.1,
        without: 'arms',
        triangles: 460,
        bevel: 0.004,
        rig,
        voxel: t.voxel * 0.9,
      }),
    );
  }
  const z = t.front(0, waist, thick, 0.1);
  if (motif !== null) layers.push(...emblem(t, motif, [0, waist, z], 0.04, 'pelvis'));
  else if (armour === 'cloth' && tier === 1)
    layers.push(
      t.solid(
        [
          ellipsoid([0.02 * S, waist, z], [0.036 * S, 0.03 * S, 0.024 * S]),
          ...sweep(
            [
              [0.02 * S, waist, z],
              [0.03 * S, waist - 0.1 * S, z + 0.035 * S],
              [0.02 * S, waist - 0.22 * S, z + 0.03 * S],
            ],
            [0.018 * S, 0.02 * S, 0.014 * S],
            3,
          ),
        ],
        'pelvis',
        ACCENT,
        { triangles: 180 },
      ),
    );
  else {
    const hole: Distance = (x, y) =>
      -Math.max(Math.abs(x) - 0.022 * S, Math.abs(y - waist) - 0.017 * S);
    layers.push(
      t.solid(
        [
          box(
            [0, waist, z],
            [0.042 * S, 0.036 * S, 0.012 * S],
            0.006 * S,
            turn(0, 0, tier === 1 ? 0 : 45),
          ),
        ],
        'pelvis',
        tier === 1 ? METAL : GOLD,
        tier === 1
          ? { triangles: 150, voxel: 0.0055 * S, cut: hole }
          : { triangles: 110, voxel: 0.0055 * S },
      ),
    );
  }
  if (armour === 'leather' || (armour === 'mail' && tier === 1))
    for (const m of [1, -1]) {
      const x = m * q.pelvisWidth * 0.8;
      const front = t.front(x, waist - 0.08 * S, 0.045);
      layers.push(
        t.solid(
          [
            box(
              [x, waist - 0.085 * S, front + 0.01 * S],
              [0.042 * S, 0.048 * S, 0.028 * S],
              0.02 * S,
              turn(0, m * 32, 0),
            ),
            box(
              [x, waist - 0.055 * S, front + 0.018 * S],
              [0.045 * S, 0.022 * S, 0.028 * S],
              0.013 * S,
              turn(-8, m * 32, 0),
            ),
          ],
          'pelvis',
          STRAP,
          { triangles: 170 },
        ),
      );
    }
  return { layers };
}
