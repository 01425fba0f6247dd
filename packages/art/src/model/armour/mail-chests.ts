import type { Tier } from '@gearwright/game/look/model-id.ts';
import type { Motif } from '@gearwright/game/look/worn-shapes.ts';
import type { Distance } from '../field/blend.ts';
import { sweep } from '../field/shapes.ts';
import { add, type Vec } from '../field/vec.ts';
import type { Garment, Layer } from './layer.ts';
import { FUR, RINGS, SCALES, STRAP, trimOf } from './materials.ts';
import type { Tailor } from './tailor.ts';
import { chestEmblem } from './chest-emblem.ts';

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
    t.collar(0.0245, 0.03, 0.009, { coat: trim }),
  ];
  const hem = J.thighL[1] - (J.thighL[1] - J.shinL[1]) * 0.55;
  const scallop: Distance = (x, y, z) =>
    hem + 0.022 * S * Math.abs(Math.sin(Math.atan2(x, z - J.pelvis[2]) * 7)) - y;
  const flare: Distance = (_x, y) => -0.15 * Math.max(0, waist - y);
  const region = t.all(t.below(waist), scallop, t.noArms(0.3, 2));
  const rig = t.skirt(waist, hem);
  layers.push(
    t.shell('legs', 0.022, region, {
      coat: stuff,
      k: 0.14,
      without: 'arms',
      dent: flare,
      triangles: 900,
      rig,
    }),
  );
  layers.push(
    t.trim('legs', 0.027, t.all(scallop, t.below(hem + 0.07 * S), t.noArms(0.3, 2)), 0.008, {
      coat: trim,
      k: 0.14,
      without: 'arms',
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
