import type { Tier } from '@gearwright/game/look/model-id.ts';
import type { ArmourClass, Motif } from '@gearwright/game/look/worn-shapes.ts';
import { smoothMax, type Distance } from '../field/blend.ts';
import { box, ellipsoid, sweep } from '../field/shapes.ts';
import { add, clamp, turn, type Vec } from '../field/vec.ts';
import { ARM_ANGLE, SIDES, signOf } from '../skeleton/bones.ts';
import type { Coat } from '../weapon/solid.ts';
import { emblem } from './emblem.ts';
import type { Garment, Layer } from './layer.ts';
import {
  ACCENT,
  CLOTH,
  GOLD,
  LEATHER,
  LINING,
  METAL,
  PLATE,
  ROUGH_PLATE,
  STRAP,
  stuffOf,
  trimOf,
} from './materials.ts';
import type { Tailor } from './tailor.ts';

const plateOf = (tier: Tier): Coat => (tier === 1 ? ROUGH_PLATE : PLATE);

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
    const flare: Distance = (x, y, z) =>
      -0.17 * Math.max(0, waist - y) -
      0.005 * S * Math.sin(Math.atan2(x, z - J.pelvis[2]) * 16) * clamp((waist - y) / (0.2 * S));
    const region = t.all(t.below(waist), t.above(hem), t.noArms(0.3, 2));
    const hang = t.skirt(waist, hem);
    layers.push(
      t.shell('legs', 0.02, region, {
        coat: stuffOf(armour, tier),
        k: 0.14,
        dent: flare,
        triangles: 800,
        rig: hang,
      }),
    );
    layers.push(
      t.trim(
        'legs',
        0.025,
        t.all(t.above(hem), t.below(hem + 0.08 * S), t.noArms(0.3, 2)),
        tier === 3 ? 0.012 : 0.008,
        { coat: trim, k: 0.14, dent: flare, triangles: 360, rig: hang },
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
      ? Math.max(0, floor) + Math.max(0.12 * S, (knee - Math.max(0, floor)) * 0.42)
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
    t.trim(
      'legs',
      0.0255,
      t.all(t.below(top), t.above(top - 0.09 * S)),
      armour === 'plate' || tier > 1 ? 0.01 : 0.022,
      { coat: trim, k: 0.03, without: 'arms', triangles: 300, dent: flare, rig },
    ),
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
