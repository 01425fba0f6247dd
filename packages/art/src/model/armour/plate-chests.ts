import type { Tier } from '@gearwright/game/look/model-id.ts';
import type { Motif } from '@gearwright/game/look/worn-shapes.ts';
import type { Distance } from '../field/blend.ts';
import type { Garment, Layer } from './layer.ts';
import { GOLD, LINING, PLATE, ROUGH_PLATE, trimOf } from './materials.ts';
import type { Tailor } from './tailor.ts';
import { chestEmblem } from './chest-emblem.ts';

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
  // Short legs leave little room for them.
  const lameHeight = 0.062 * S * Math.min(1, q.leg / (0.62 * S));
  for (let i = tier === 1 ? 0 : tier - 1; i >= 0; i--) {
    const top = waist - 0.012 * S - i * lameHeight * 0.82;
    const low: Distance = (x, y, z) => top - lameHeight + (z > 0 ? Math.abs(x) * 0.12 : 0) - y;
    const flare: Distance = (_x, y) => -(top - y) * 0.22;
    layers.push(
      t.shell('torso', 0.024 + i * 0.009, t.all(t.below(top), low, t.noArms(0.3, 2)), {
        coat: stuff,
        k: 0.12,
        without: 'arms',
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
          without: 'arms',
          triangles: 260,
          dent: flare,
          rig: t.rigid('pelvis'),
        }),
      );
  }
  layers.push(...chestEmblem(t, motif, thick + 0.012, 0.046));
  return { layers, covers: [], tucks: ['torso', 'upperArms', 'pelvis'] };
}
