import type { Tier } from '@gearwright/game/look/model-id.ts';
import type { ArmourClass } from '@gearwright/game/look/worn-shapes.ts';
import type { Distance } from '../field/blend.ts';
import { ellipsoid, sweep } from '../field/shapes.ts';
import { add, clamp } from '../field/vec.ts';
import { SIDES, signOf } from '../skeleton/bones.ts';
import type { Coat } from '../weapon/solid.ts';
import type { Garment, Layer } from './layer.ts';
import {
  CLOTH,
  GOLD,
  LEATHER,
  LINING,
  METAL,
  STRAP,
  plateOf,
  stuffOf,
  trimOf,
} from './materials.ts';
import type { Tailor } from './tailor.ts';

export function legs(t: Tailor, armour: ArmourClass, shape: string, tier: Tier): Garment {
  const {
    figure: { joints: J, proportions: q, traits },
    S,
    waist,
  } = t;
  const hoof = traits.feet !== 'five toes';
  const knee = J.shinL[1];
  const ankle = hoof ? J.footL[1] + q.leg * 0.04 : q.leg * 0.14;
  const top = waist + 0.02 * S;
  const crease: Distance = (x, y, z) =>
    0.004 *
    S *
    Math.sin((y * 70) / S + x * 30 + z * 18) *
    clamp((q.leg * 0.75 - y) / (q.leg * 0.25));
  const trousers = t.all(t.below(top), t.above(ankle), t.noArms(0.3, 2.2));
  const base: Coat =
    armour === 'cloth'
      ? CLOTH
      : armour === 'leather'
        ? { ...LEATHER, rough: 0.66 }
        : armour === 'mail'
          ? stuffOf('mail', tier)
          : LINING;
  const rig = t.soft('arms', 0.03);
  const trim = trimOf(armour, tier);
  const layers: Layer[] = [
    t.shell('legs', 0.012, trousers, {
      coat: base,
      k: 0.03,
      without: 'arms',
      dent: crease,
      triangles: 1000,
      rig,
    }),
  ];
  if (armour !== 'plate')
    layers.push(
      t.shell('legs', 0.018, t.all(t.band(ankle + 0.03 * S, 0.03), t.noArms(0.3, 2.2)), {
        coat: tier === 1 ? STRAP : trim,
        k: 0.02,
        triangles: 240,
        rig,
      }),
    );
  if (shape === 'kilt') {
    const hem = knee + (J.thighL[1] - knee) * 0.18;
    // It hangs within the skirts of tunics, coats and hauberks.
    const flare: Distance = (x, y, z) =>
      -0.1 * Math.max(0, waist - y) -
      0.005 * S * Math.sin(Math.atan2(x, z - J.pelvis[2]) * 16) * clamp((waist - y) / (0.2 * S));
    const region = t.all(t.below(waist), t.above(hem), t.noArms(0.3, 2));
    const hang = t.skirt(waist, hem);
    layers.push(
      t.shell('legs', 0.01, region, {
        coat: stuffOf(armour, tier),
        k: 0.14,
        without: 'arms',
        dent: flare,
        triangles: 800,
        rig: hang,
      }),
    );
    layers.push(
      t.trim(
        'legs',
        0.015,
        t.all(t.above(hem), t.below(hem + 0.08 * S), t.noArms(0.3, 2)),
        tier === 3 ? 0.012 : 0.008,
        { coat: trim, k: 0.14, without: 'arms', dent: flare, triangles: 360, rig: hang },
      ),
    );
  }
  if (armour === 'leather' && shape !== 'kilt' && tier > 1) {
    const pads = t.all(
      t.below(knee + 0.07 * S),
      t.above(knee - 0.06 * S),
      (_x, _y, z) => J.shinL[2] - 0.02 * S - z,
    );
    layers.push(
      t.shell('legs', 0.024, pads, {
        coat: STRAP,
        k: 0.03,
        triangles: 260,
        rig: t.rigidSides('shin'),
      }),
      t.trim('legs', 0.029, pads, 0.007, {
        coat: trim,
        k: 0.03,
        triangles: 220,
        rig: t.rigidSides('shin'),
      }),
    );
  }
  if (armour === 'mail' && shape !== 'kilt') {
    const cap = SIDES.map((side) =>
      ellipsoid(add(J[`shin${side}`], [0, 0, q.knee * 0.42]), [
        q.knee * 1.1,
        q.knee * 1.25,
        q.knee * 0.9,
      ]),
    );
    layers.push(
      t.solid(cap, t.rigidSides('shin'), tier === 1 ? STRAP : METAL, { triangles: 240, k: 0.002 }),
    );
  }
  if (armour === 'plate') layers.push(...plateLegs(t, shape, tier));
  return { layers, covers: ['thighs'], tucks: ['pelvis', 'shins'] };
}

function plateLegs(t: Tailor, shape: string, tier: Tier): readonly Layer[] {
  const {
    figure: { joints: J, proportions: q },
    S,
    waist,
  } = t;
  const stuff = plateOf(tier);
  const trim = trimOf('plate', tier);
  const knee = J.shinL[1];
  const hip = J.thighL[1];
  const layers: Layer[] = [
    t.shell(
      'legs',
      0.022,
      t.all(t.below(hip - (hip - knee) * 0.2), t.above(knee + (hip - knee) * 0.08)),
      { coat: stuff, k: 0.03, without: 'arms', triangles: 460, rig: t.rigidSides('thigh') },
    ),
  ];
  for (const side of SIDES) {
    const m = signOf(side);
    const [top, low] = [
      waist - 0.09 * S * Math.min(1, q.leg / (0.7 * S)),
      hip - (hip - knee) * (shape === 'tassets' ? 0.62 : 0.48),
    ];
    const region: Distance = (x, y, z) =>
      Math.max(
        y - top,
        low + Math.abs(m * x - q.hip * 1.25) * 0.7 - y,
        0.03 * S - m * x,
        -0.01 * S - z + J.pelvis[2],
      );
    const ridge: Distance = (x) =>
      -0.012 * S * Math.exp(-(((m * x - q.hip * 1.2) / (0.02 * S)) ** 2));
    layers.push(
      t.shell('legs', 0.04, region, {
        coat: stuff,
        k: 0.04,
        without: 'arms',
        triangles: 260,
        rig: t.rigid(`thigh${side}`),
        dent: ridge,
      }),
    );
    layers.push(
      t.trim('legs', 0.046, region, tier === 1 ? 0.006 : 0.009, {
        coat: trim,
        k: 0.04,
        without: 'arms',
        triangles: 260,
        rig: t.rigid(`thigh${side}`),
      }),
    );
    const at = J[`shin${side}`];
    layers.push(
      t.solid(
        [
          ellipsoid(add(at, [0, 0, q.knee * 0.45]), [q.knee * 1.2, q.knee * 1.35, q.knee * 1]),
          ellipsoid(add(at, [m * q.knee * 1.15, 0, q.knee * 0.1]), [
            q.knee * 0.28,
            q.knee * 1.05,
            q.knee * 1.05,
          ]),
        ],
        `shin${side}`,
        stuff,
        { k: 0.015, triangles: 220 },
      ),
    );
    if (tier === 3)
      layers.push(
        t.solid(
          sweep(
            [
              add(at, [0, 0, q.knee * 1.2]),
              add(at, [0, q.knee * 0.5, q.knee * 1.65]),
              add(at, [0, q.knee * 1.5, q.knee * 1.7]),
            ],
            [q.knee * 0.4, q.knee * 0.28, q.knee * 0.03],
            3,
          ),
          `shin${side}`,
          GOLD,
          { triangles: 110 },
        ),
      );
  }
  return layers;
}
