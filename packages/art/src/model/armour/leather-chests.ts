import type { Tier } from '@gearwright/game/look/model-id.ts';
import type { Motif } from '@gearwright/game/look/worn-shapes.ts';
import type { Distance } from '../field/blend.ts';
import { cone } from '../field/shapes.ts';
import type { Vec } from '../field/vec.ts';
import type { Garment, Layer } from './layer.ts';
import { LEATHER, LINEN, STRAP, trimOf } from './materials.ts';
import type { Tailor } from './tailor.ts';
import { chestEmblem } from './chest-emblem.ts';

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
  // It lies over the shoulder's muscle, but the arm does not lift it.
  const follows = t.soft('arms');
  const layers: Layer[] = [
    // A thin shirt beneath, so that skin shows nowhere but at neck and arms.
    t.shell('torso', 0.009, t.all(t.above(waist - T * 0.1), t.neckline(0.05), t.armhole(0.05)), {
      coat: LINEN,
      without: 'arms',
      triangles: 520,
    }),
    t.collar(0.0135, 0.05, 0.008, { coat: LINEN, rig: follows }),
    t.shell('torso', 0.024, jerkin, { coat: LEATHER, rig: follows, triangles: 1400, dent: seam }),
    t.trim('torso', 0.0295, jerkin, 0.009, { coat: trim, rig: follows, triangles: 900 }),
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
    layers.push(t.shell('torso', 0.032, strap, { coat: STRAP, rig: follows, triangles: 380 }));
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
      without: 'arms',
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
        { coat: trim, k: 0.14, without: 'arms', dent: flare, triangles: 420, rig },
      ),
    );
  layers.push(...chestEmblem(t, motif, 0.03, 0.036));
  return { layers, tucks: ['torso', 'pelvis'] };
}
