import type { Tier } from '@gearwright/game/look/model-id.ts';
import type { Motif } from '@gearwright/game/look/worn-shapes.ts';
import type { Distance } from '../field/blend.ts';
import { cone, sweep } from '../field/shapes.ts';
import { add, clamp, type Vec } from '../field/vec.ts';
import { emblem } from './emblem.ts';
import type { Garment, Layer } from './layer.ts';
import {
  ACCENT,
  CLOTH,
  FUR,
  GOLD,
  LEATHER,
  LINING,
  PLATE,
  RINGS,
  ROUGH_PLATE,
  SCALES,
  STRAP,
  trimOf,
} from './materials.ts';
import { bellSleeves, robeSkirt } from './skirts.ts';
import type { Tailor } from './tailor.ts';

/** Folds that gather towards the waist. */
const folds = (t: Tailor): Distance => {
  const { S, waist } = t;
  return (x, y, z) =>
    0.0045 *
    S *
    Math.sin((y * 62) / S + Math.sin((x * 23) / S) * 1.6 + z * 14) *
    clamp((waist + 0.2 * S - y) / (0.2 * S));
};

function chestEmblem(
  t: Tailor,
  motif: Motif | null,
  thick: number,
  size: number,
): readonly Layer[] {
  if (motif === null) return [];
  const { joints: J, proportions: q } = t.figure;
  const y = J.neck[1] - q.torso * (q.bust > 0 ? 0.2 : 0.26);
  return emblem(t, motif, [0, y, t.front(0, y, thick) - 0.002 * t.S], size, 'chest');
}

export function clothChest(t: Tailor, shape: string, tier: Tier, motif: Motif | null): Garment {
  const {
    figure: { joints: J, proportions: q },
    S,
    waist,
  } = t;
  const trim = trimOf('cloth', tier);
  const robe = shape === 'robe';
  const body = t.all(
    t.above(waist - q.torso * 0.06),
    t.neckline(tier === 1 ? 0.045 : 0.03),
    t.noArms(0.2, 1.5),
  );
  const layers: Layer[] = [
    t.shell('torso', 0.0175, body, { coat: CLOTH, k: 0.07, triangles: 1100, dent: folds(t) }),
  ];
  layers.push(
    t.trim(
      'torso',
      0.0225,
      t.all(t.neckline(tier === 1 ? 0.045 : 0.03), (_x, y) => J.neck[1] - 0.09 * S - y),
      tier === 3 ? 0.011 : 0.008,
      { coat: trim, k: 0.07, triangles: 260 },
    ),
  );
  layers.push(
    ...bellSleeves(
      t,
      robe ? (tier === 3 ? 0.98 : 0.93) : 0.74,
      robe ? 0.05 + tier * 0.018 : 0.018,
      CLOTH,
      trim,
    ),
  );
  if (robe) layers.push(...robeSkirt(t, tier, CLOTH, trim));
  else {
    const hem = J.thighL[1] - (J.thighL[1] - J.shinL[1]) * 0.42;
    const flare: Distance = (_x, y) => -0.16 * Math.max(0, waist - y);
    const split: Distance = (x, _y, z) =>
      z > J.pelvis[2] ? 0.012 * S + (waist - _y) * 0.12 - Math.abs(x) : -1;
    const skirt = t.all(t.below(waist), t.above(hem), t.noArms(0.3, 2), split);
    const rig = t.skirt(waist, hem);
    layers.push(
      t.shell('legs', 0.021, skirt, { coat: CLOTH, k: 0.14, dent: flare, triangles: 620, rig }),
    );
    layers.push(
      t.trim('legs', 0.026, skirt, 0.009, {
        coat: trim,
        k: 0.14,
        dent: flare,
        triangles: 420,
        rig,
      }),
    );
    if (tier > 1) {
      const front: Distance = t.all(
        (x) => Math.abs(x) - 0.034 * S,
        body,
        (_x, _y, z) => J.chest[2] - z,
      );
      layers.push(t.shell('torso', 0.0225, front, { coat: ACCENT, k: 0.07, triangles: 240 }));
    }
  }
  layers.push(...chestEmblem(t, motif, 0.024, 0.042));
  return {
    layers,
    covers: ['upperArms'],
    tucks: ['torso', 'forearms', 'pelvis'],
  };
}

export function leatherChest(t: Tailor, shape: string, tier: Tier, motif: Motif | null): Garment {
  const {
    figure: { joints: J, proportions: q },
    S,
    waist,
  } = t;
  const trim = trimOf('leather', tier);
  const T = q.torso;
  const opening: Distance = (x, y, z) =>
    z > J.neck[2] ? 0.045 * S - Math.abs(x) - (J.neck[1] - y) * 0.35 : -1;
  const jerkin = t.all(t.above(waist - T * 0.1), t.neckline(0.03), t.armhole(0.18), opening);
  const seam: Distance = (x, _y, z) =>
    z > 0 ? 0.005 * S * Math.exp(-(((Math.abs(x) - q.chestWidth * 0.52) / (0.007 * S)) ** 2)) : 0;
  const layers: Layer[] = [
    // A thin shirt beneath, so that skin shows nowhere but at neck and arms.
    t.shell('torso', 0.009, t.all(t.above(waist - T * 0.1), t.neckline(0.05), t.armhole(0.05)), {
      coat: LINING,
      without: 'arms',
      triangles: 420,
    }),
    t.shell('torso', 0.022, jerkin, {
      coat: LEATHER,
      without: 'arms',
      triangles: 1100,
      dent: seam,
    }),
    t.trim('torso', 0.0275, jerkin, 0.009, { coat: trim, without: 'arms', triangles: 560 }),
  ];
  const lace: Vec[][] = [];
  for (let i = 0; i < 5; i++) {
    const y = waist + T * (0.1 + i * 0.07);
    const z = t.front(0, y, 0.024);
    for (const m of [-1, 1])
      lace.push([
        [-0.026 * S, y - m * 0.014 * S, z],
        [0.026 * S, y + m * 0.014 * S, z],
      ]);
  }
  if (shape === 'jerkin')
    layers.push(
      t.solid(
        lace.map(([a, b]) => cone(a!, b!, 0.0055 * S)),
        'chest',
        { pot: 'bone', pattern: 'none', metal: 0, rough: 0.8 },
        { triangles: 260, voxel: 0.0048 * S },
      ),
    );
  for (const d of shape === 'harness' ? [1, -1] : [1]) {
    const strap: Distance = t.all(
      (x, y) => Math.abs(y - (waist + T * 0.36) - d * x * 1.15) * 0.66 - 0.018 * S,
      t.above(waist),
      t.neckline(0.02),
      t.armhole(0.2),
    );
    layers.push(t.shell('torso', 0.03, strap, { coat: STRAP, without: 'arms', triangles: 260 }));
  }
  // Strips over the hips, longer on a coat.
  const hem =
    J.thighL[1] - (J.thighL[1] - J.shinL[1]) * (shape === 'coat' ? 0.95 : 0.3 + tier * 0.06);
  const count = shape === 'coat' ? 4 : 9;
  const strips: Distance = (x, y, z) => {
    const a = (Math.atan2(x, z - J.pelvis[2]) * count) / 6.2832;
    const f = Math.abs(a - Math.round(a)) * 2;
    const gap = (0.07 - (1 - f) * 0.5) * 0.16 * S * (y < waist - 0.03 * S ? 1 : -1);
    return Math.max(hem + f * f * 0.035 * S - y, gap, y - waist);
  };
  const flare: Distance = (_x, y) => -0.13 * Math.max(0, waist - y);
  const region = t.all(strips, t.noArms(0.3, 2));
  const rig = t.skirt(waist, hem);
  layers.push(
    t.shell('legs', 0.026, region, {
      coat: LEATHER,
      k: 0.14,
      dent: flare,
      triangles: 800,
      rig,
      voxel: t.voxel * 0.9,
    }),
  );
  if (tier > 1)
    layers.push(
      t.trim(
        'legs',
        0.0305,
        t.all(
          (x, y, z) => strips(x, y, z),
          (_x, y) => y - hem - 0.06 * S,
          t.noArms(0.3, 2),
        ),
        0.007,
        { coat: trim, k: 0.14, dent: flare, triangles: 420, rig },
      ),
    );
  layers.push(...chestEmblem(t, motif, 0.03, 0.036));
  return { layers, tucks: ['torso', 'pelvis'] };
}

export function mailChest(t: Tailor, shape: string, tier: Tier, motif: Motif | null): Garment {
  const {
    figure: { joints: J, proportions: q },
    S,
    waist,
  } = t;
  const trim = trimOf('mail', tier);
  const stuff = shape === 'scale' ? SCALES : RINGS;
  const T = q.torso;
  const body = t.all(t.above(waist - T * 0.05), t.neckline(0.03), t.noArms(0.2, 1.5));
  const layers: Layer[] = [
    t.shell('torso', 0.019, body, { coat: stuff, k: 0.06, triangles: 1000 }),
    t.shell('arms', 0.021, t.sleeve(0.1, 0.44), { coat: stuff, k: 0.05, triangles: 640 }),
    t.trim('arms', 0.026, t.all(t.sleeve(-0.5, 0.44), t.sleeve(0.36, 0.44)), 0.009, {
      coat: trim,
      k: 0.05,
      triangles: 260,
    }),
    t.trim(
      'torso',
      0.0245,
      t.all(t.neckline(0.03), (_x, y) => J.neck[1] - 0.09 * S - y),
      0.009,
      { coat: trim, triangles: 260 },
    ),
  ];
  const hem = J.thighL[1] - (J.thighL[1] - J.shinL[1]) * 0.55;
  const scallop: Distance = (x, y, z) =>
    hem + 0.022 * S * Math.abs(Math.sin(Math.atan2(x, z - J.pelvis[2]) * 7)) - y;
  const flare: Distance = (_x, y) => -0.15 * Math.max(0, waist - y);
  const region = t.all(t.below(waist), scallop, t.noArms(0.3, 2));
  const rig = t.skirt(waist, hem);
  layers.push(
    t.shell('legs', 0.022, region, { coat: stuff, k: 0.14, dent: flare, triangles: 900, rig }),
  );
  layers.push(
    t.trim('legs', 0.027, t.all(scallop, t.below(hem + 0.07 * S), t.noArms(0.3, 2)), 0.008, {
      coat: trim,
      k: 0.14,
      dent: flare,
      triangles: 360,
      rig,
    }),
  );
  if (tier === 1) {
    const strap: Distance = t.all(
      (x, y) => Math.abs(y - (waist + T * 0.35) - x * 1.1) * 0.67 - 0.022 * S,
      t.above(waist - 0.01 * S),
      t.neckline(0.03),
      t.armhole(0.2),
    );
    layers.push(t.shell('torso', 0.027, strap, { coat: STRAP, k: 0.08, triangles: 280 }));
  }
  if (tier === 3) layers.push(furCollar(t));
  layers.push(...chestEmblem(t, motif, 0.026, 0.04));
  return {
    layers,
    covers: [],
    tucks: ['torso', 'pelvis', 'upperArms', 'thighs'],
  };
}

function furCollar(t: Tailor): Layer {
  const {
    figure: { joints: J, proportions: q },
    S,
  } = t;
  const [, ny, nz] = J.neck;
  const r = q.neckRadius * 1.75;
  const tufts = Array.from({ length: 20 }, (_, i) => {
    const a = (i / 20) * 2 * Math.PI;
    const [s, c] = [Math.sin(a), Math.cos(a)];
    const root: Vec = [s * r * 1.25, ny + 0.015 * S - c * 0.05 * S, nz + c * r];
    return sweep(
      [
        root,
        add(root, [s * 0.05 * S, 0.03 * S, c * 0.05 * S]),
        add(root, [s * 0.12 * S, -0.02 * S, c * 0.1 * S]),
      ],
      [0.034 * S, 0.032 * S, 0.006 * S],
      2,
    );
  }).flat();
  return t.solid(tufts, 'chest', FUR, { triangles: 640, k: 0.012 * S, voxel: 0.0095 * S });
}

export function plateChest(t: Tailor, shape: string, tier: Tier, motif: Motif | null): Garment {
  const {
    figure: { joints: J, proportions: q },
    S,
    waist,
  } = t;
  const stuff = tier === 1 ? ROUGH_PLATE : PLATE;
  const trim = trimOf('plate', tier);
  const T = q.torso;
  const thick = 0.026 + tier * 0.003;
  const keel: Distance = (x, _y, z) =>
    z > (J.pelvis[2] + J.neck[2]) / 2 ? -0.02 * S * Math.exp(-((x / (0.03 * S)) ** 2)) : 0;
  const chevron =
    (height: number): Distance =>
    (x, y, z) =>
      z > 0 && Math.abs(x) < q.chestWidth * 0.8
        ? 0.006 * S * Math.exp(-(((y - height - Math.abs(x) * 0.55) / (0.009 * S)) ** 2))
        : 0;
  const [first, second] = [chevron(waist + T * 0.34), chevron(waist + T * 0.22)];
  const lames: Distance = (_x, y) =>
    y < waist + T * 0.5 ? -0.004 * S * (1 + Math.cos(((y - waist) / (T * 0.12)) * 2 * Math.PI)) : 0;
  const dent: Distance =
    shape === 'layered'
      ? (x, y, z) => keel(x, y, z) * 0.4 + lames(x, y, z)
      : (x, y, z) => keel(x, y, z) + first(x, y, z) + (tier === 3 ? second(x, y, z) : 0);
  const region = t.all(
    (x, y, z) => waist - 0.012 * S - (z > 0 ? 0.05 * S - Math.abs(x) * 0.45 : 0) - y,
    t.neckline(0),
    t.armhole(0.12),
  );
  const collar: Distance = (x, y, z) => {
    const up = (y - J.neck[1]) * 0.94 + (z - J.neck[2]) * 0.34;
    return Math.max(
      -0.04 * S - up,
      up - 0.072 * S,
      Math.hypot(x, z - J.neck[2]) - q.neckRadius * 2.5,
    );
  };
  const rim: Distance = (x, y, z) =>
    Math.max(
      Math.abs((y - J.neck[1]) * 0.94 + (z - J.neck[2]) * 0.34 - 0.07 * S) - 0.011 * S,
      Math.hypot(x, z - J.neck[2]) - q.neckRadius * 2.5,
    );
  const arming = t.all(t.above(waist - T * 0.06), t.neckline(0.05), t.noArms(0.26, 1.6));
  const layers: Layer[] = [
    t.shell('torso', 0.01, arming, { coat: LINING, k: 0.05, triangles: 480 }),
    t.shell('torso', thick, region, {
      coat: stuff,
      k: 0.09,
      without: 'arms',
      triangles: 1300,
      dent,
      bevel: 0.01,
    }),
    t.trim('torso', thick + 0.0065, region, tier === 1 ? 0.007 : 0.0115, {
      coat: trim,
      k: 0.09,
      without: 'arms',
      triangles: 640,
      dent: keel,
    }),
    t.shell('torso', 0.02, collar, { coat: stuff, k: 0.05, triangles: 320, rig: t.rigid('chest') }),
    t.shell('torso', 0.027, rim, {
      coat: trim,
      k: 0.05,
      triangles: 220,
      rig: t.rigid('chest'),
      bevel: 0.004,
    }),
    // Rerebraces are rigid; the elbow cop of the bracers covers the gap.
    t.shell('arms', 0.02, t.sleeve(0.16, 0.44), {
      coat: stuff,
      k: 0.04,
      triangles: 420,
      rig: t.rigidSides('uarm'),
    }),
  ];
  const lameHeight = 0.062 * S;
  for (let i = tier === 1 ? 0 : tier - 1; i >= 0; i--) {
    const top = waist - 0.012 * S - i * lameHeight * 0.82;
    const low: Distance = (x, y, z) => top - lameHeight + (z > 0 ? Math.abs(x) * 0.12 : 0) - y;
    const flare: Distance = (_x, y) => -(top - y) * 0.22;
    layers.push(
      t.shell('torso', 0.024 + i * 0.009, t.all(t.below(top), low, t.noArms(0.3, 2)), {
        coat: stuff,
        k: 0.12,
        triangles: 420,
        dent: flare,
        rig: t.rigid('pelvis'),
      }),
    );
    if (tier > 1)
      layers.push(
        t.trim('torso', 0.029 + i * 0.009, t.all(low, t.noArms(0.3, 2), t.below(top)), 0.006, {
          coat: GOLD,
          k: 0.12,
          triangles: 260,
          dent: flare,
          rig: t.rigid('pelvis'),
        }),
      );
  }
  layers.push(...chestEmblem(t, motif, thick + 0.012, 0.046));
  return { layers, covers: [], tucks: ['torso', 'upperArms', 'pelvis'] };
}
