import type { Tier } from '@gearwright/game/look/model-id.ts';
import type { ArmourClass } from '@gearwright/game/look/worn-shapes.ts';
import type { Distance } from '../field/blend.ts';
import type { Coat } from '../weapon/solid.ts';
import type { Garment, Layer } from './layer.ts';
import { CLOTH, LEATHER, METAL, STRAP, plateOf, trimOf } from './materials.ts';
import type { Tailor } from './tailor.ts';

export function boots(t: Tailor, armour: ArmourClass, shape: string, tier: Tier): Garment {
  const {
    figure: { joints: J, proportions: q, traits },
    S,
  } = t;
  const bare = traits.feet !== 'five toes';
  const knee = J.shinL[1];
  const floor = bare ? J.footL[1] - q.leg * (q.digitigrade ? 0.02 : -0.05) : -1;
  const top =
    shape === 'low'
      ? Math.max(
          J.footL[1] + 0.11 * S,
          Math.max(0, floor) + Math.max(0.12 * S, (knee - Math.max(0, floor)) * 0.42),
        )
      : knee - (knee - Math.max(0, floor)) * (armour === 'cloth' ? 0.3 : 0.14);
  const stuff: Coat =
    armour === 'plate'
      ? plateOf(tier)
      : armour === 'cloth'
        ? { ...CLOTH, pattern: 'leather', pot: 'leather' }
        : armour === 'mail'
          ? STRAP
          : LEATHER;
  const trim = trimOf(armour, tier);
  const ground: Distance = (_x, y) => -y;
  const region = t.all(t.below(top), t.above(floor), ground);
  const lames: Distance = (_x, y, z) =>
    z > 0.02 && y < 0.16 * S ? -0.005 * S * Math.abs(Math.sin((z * 55) / S)) : 0;
  const flare: Distance = (_x, y) => -0.1 * Math.max(0, y - (top - 0.08 * S));
  const dent: Distance = armour === 'plate' ? (x, y, z) => lames(x, y, z) + flare(x, y, z) : flare;
  const rig = t.soft('arms', 0.016);
  const layers: Layer[] = [
    t.shell('legs', 0.019, region, {
      coat: stuff,
      k: 0.03,
      without: 'arms',
      triangles: 1000,
      voxel: t.voxel * 0.9,
      dent,
      rig,
    }),
    t.trim('legs', 0.0255, t.below(top), armour === 'plate' || tier > 1 ? 0.01 : 0.022, {
      ...{ coat: trim, k: 0.03, without: 'arms', triangles: 240, dent: flare, rig },
      span: [top - 0.06 * S, top],
    }),
  ];
  if (!bare)
    layers.push(
      t.shell('legs', 0.027, t.all(t.below(0.024 * S), ground), {
        coat: { pot: 'leather', pattern: 'leather', metal: 0, rough: 0.9 },
        k: 0.03,
        without: 'arms',
        triangles: 260,
        bevel: 0.004,
        voxel: t.voxel * 0.85,
        rig,
      }),
    );
  if (shape === 'high' && (armour === 'mail' || armour === 'plate')) {
    const shin = t.all(
      t.below(top + 0.03 * S),
      t.above(Math.max(0, floor) + q.leg * 0.1),
      (_x, y, z) =>
        J.shinL[2] +
        ((J.footL[2] - J.shinL[2]) * (knee - y)) / Math.max(0.01, knee - J.footL[1]) +
        0.008 * S -
        z,
    );
    const keel: Distance = (x) =>
      -0.01 * S * Math.exp(-(((Math.abs(x) - Math.abs(J.shinL[0])) / (0.018 * S)) ** 2));
    layers.push(
      t.shell('legs', 0.027, shin, {
        coat: armour === 'plate' ? stuff : METAL,
        k: 0.014,
        without: 'arms',
        triangles: 380,
        dent: keel,
        rig: t.rigidSides('shin'),
      }),
    );
    layers.push(
      t.trim('legs', 0.0325, shin, tier === 1 ? 0.006 : 0.009, {
        coat: trim,
        k: 0.014,
        without: 'arms',
        triangles: 360,
        dent: keel,
        rig: t.rigidSides('shin'),
      }),
    );
  }
  if (armour === 'leather' && shape === 'high')
    for (const share of [0.35, 0.6])
      layers.push(
        t.shell(
          'legs',
          0.0255,
          t.band(Math.max(0, floor) + (top - Math.max(0, floor)) * share, 0.011),
          { coat: STRAP, k: 0.03, without: 'arms', triangles: 180, rig },
        ),
      );
  return { layers, covers: bare ? [] : ['feet'], tucks: ['shins'] };
}
